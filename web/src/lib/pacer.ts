/** Shows what arrives one after another, so that people can follow. */

export class Pacer<T> {
  readonly #show: (item: T) => void;
  readonly #gap: (item: T) => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (item: T) => void, gap: (item: T) => number) {
    this.#show = show;
    this.#gap = gap;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  /** The first is shown at once, each further one when the one before has been seen. */
  add(item: T): void {
    this.#waiting.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** Show the next at once, if one waits. */
  hurry(): boolean {
    if (this.isIdle) return false;
    clearTimeout(this.#timer);
    this.#next();
    return true;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.#timer = setTimeout(() => this.#next(), this.#gap(item));
    this.#show(item);
  }
}
