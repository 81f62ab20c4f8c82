/** Copies what stands in a field. */
export async function copyField(field: HTMLInputElement): Promise<void> {
  field.select();
  // On a plain http address there is no clipboard, but the old command still works.
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand('copy');
}
