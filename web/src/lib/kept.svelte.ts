/** What I chose on this device, kept for the next visit. */

export class Kept {
  readonly #key: string;
  #value = $state('');

  constructor(key: string, usual: string) {
    this.#key = `tablee-${key}`;
    this.#value = localStorage.getItem(this.#key) ?? usual;
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
    localStorage.setItem(this.#key, value);
  }
}

/** A choice between yes and no. */
export class KeptSwitch {
  readonly #kept: Kept;

  constructor(key: string, isUsuallyOn: boolean) {
    this.#kept = new Kept(key, isUsuallyOn ? 'yes' : 'no');
  }

  get isOn(): boolean {
    return this.#kept.value === 'yes';
  }

  set isOn(isOn: boolean) {
    this.#kept.value = isOn ? 'yes' : 'no';
  }
}
