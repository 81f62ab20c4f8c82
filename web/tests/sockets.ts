/** A socket without a network, for tests of what a page hears and says. */

import type { FromClient } from '../src/lib/wire';

export class FakeSocket {
  static last: FakeSocket;
  readonly sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.last = this;
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as FromClient);
  }

  close(): void {
    this.onclose = null;
  }
}

/** What the server says on the last socket that was opened. */
export function hear(message: object): void {
  FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
}
