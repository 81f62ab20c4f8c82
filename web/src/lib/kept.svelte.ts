/** What I chose on this device, kept for the next visit. */

const PREFIX = 'tablee-';
/** What tells nothing of my games. Whatever isn't named here goes with them: better too much. */
const SETTINGS = [
  'theme',
  'sounds',
  'hints',
  'panel',
  'people',
  'own-pace',
  'tap-twice',
  'keys',
  'one-key',
];
/** What this page has read of my games, so that it doesn't write it again. */
const ofGames: Kept[] = [];

export class Kept {
  readonly #key: string;
  readonly #usual: string;
  #value = $state('');

  constructor(key: string, usual: string) {
    this.#key = PREFIX + key;
    this.#usual = usual;
    this.#value = localStorage.getItem(this.#key) ?? usual;
    if (!SETTINGS.includes(key)) ofGames.push(this);
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
    localStorage.setItem(this.#key, value);
  }

  /** As if nothing had been chosen yet; what is stored is left to `forgetGames`. */
  reset(): void {
    this.#value = this.#usual;
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

/** Nothing here tells any more what I played; my settings stay. */
export function forgetGames(): void {
  const isOfGames = (key: string) =>
    key.startsWith(PREFIX) && !SETTINGS.includes(key.slice(PREFIX.length));
  for (const key of Object.keys(localStorage).filter(isOfGames)) localStorage.removeItem(key);
  for (const kept of ofGames) kept.reset();
}
