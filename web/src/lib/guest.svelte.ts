/** Who I am to this server, and which games it offers. */

import { api, type Me } from './api';
import { speech } from './speech.svelte';
import { LANGUAGES, type Language } from './texts';
import type { GameInfo, MyClass, MyRoom, PlayedMatch } from './wire';

class Guest {
  #me = $state.raw<Me | null>(null);
  shelf = $state.raw<GameInfo[]>([]);
  #saving: Promise<void> = Promise.resolve();
  /** The server did not answer. */
  isUnreachable = $state.raw(false);
  /** The personal link that brought me here is no longer good. */
  isLinkSpent = $state.raw(false);
  /** One that would make me somebody: whom, and by what token. */
  link = $state.raw<{ name: string; token: string } | null>(null);

  readonly name = $derived(this.#me?.name ?? '');
  readonly rooms: MyRoom[] = $derived(this.#me?.rooms ?? []);
  readonly classes: MyClass[] = $derived(this.#me?.classes ?? []);
  /** How long this server keeps a class. */
  readonly classHours = $derived(this.#me?.class_hours ?? 24);
  readonly matches: PlayedMatch[] = $derived(this.#me?.matches ?? []);

  /** Where an invitation should lead. */
  get address(): string {
    return this.#me?.address || location.origin;
  }

  async load(): Promise<void> {
    try {
      [this.#me, this.shelf] = await Promise.all([api.me(), api.shelf()]);
      this.isUnreachable = false;
    } catch {
      this.isUnreachable = true;
    }
    await speech.use(this.#me?.language || preferred());
  }

  /** Whose personal link this is; it stays good until I use it. */
  async findLink(token: string): Promise<void> {
    await api.whoseLink(token).then(
      ({ name }) => (this.link = { name, token }),
      () => (this.isLinkSpent = true),
    );
  }

  /** This device is theirs from now on. */
  async useLink(): Promise<void> {
    const token = this.link?.token ?? '';
    this.link = null;
    await api.enter(token).catch(() => (this.isLinkSpent = true));
    await this.load();
  }

  /** My rooms may have changed since. */
  async refresh(): Promise<void> {
    await api.me().then(
      (me) => (this.#me = me),
      () => (this.isUnreachable = true),
    );
  }

  get isKnown(): boolean {
    return Boolean(this.#me?.id);
  }

  /** A new room for so many, once my name is saved: else the server would meet two strangers. */
  async newRoom(
    game: string,
    people: number,
    options: Record<string, string> = {},
  ): Promise<string> {
    await this.#saving;
    const { id } = await api.newRoom(game, people, options);
    return id;
  }

  /** A new class that I teach, likewise. */
  async newClass(game: string, seats: number): Promise<MyClass> {
    await this.#saving;
    return api.newClass(game, seats);
  }

  /** I don't belong to this room any more. */
  async quitRoom(id: string): Promise<void> {
    await api.quitRoom(id).catch(() => (this.isUnreachable = true));
    await this.refresh();
  }

  async rename(name: string): Promise<void> {
    await this.#save({ name });
  }

  async speak(language: Language): Promise<void> {
    await this.#save({ language }); // first: whoever sees the change may rely on it
    await speech.use(language);
  }

  title(game: string): string {
    const info = this.shelf.find((candidate) => candidate.name === game);
    return info?.titles[speech.language] ?? game;
  }

  game(name: string): GameInfo | null {
    return this.shelf.find((candidate) => candidate.name === name) ?? null;
  }

  /** One after another: the first may be what makes me known. */
  #save(change: Partial<Me>): Promise<void> {
    this.#saving = this.#saving.then(() => this.#saveNow(change));
    return this.#saving;
  }

  async #saveNow(change: Partial<Me>): Promise<void> {
    if (!this.#me) return;
    const { name, language } = (this.#me = { ...this.#me, ...change });
    try {
      this.#me = { ...this.#me, ...(await api.save(name, language)) };
    } catch {
      this.isUnreachable = true;
    }
  }
}

/** The first language of the browser that we speak. */
function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find(isSpoken)) ?? 'fr';
}

function isSpoken(tag: string): boolean {
  return (LANGUAGES as string[]).includes(tag);
}

export const guest = new Guest();
