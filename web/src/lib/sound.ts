/** Short sounds, made by the browser itself. None of them says anything that isn't shown, too. */

import { isFullTrick } from './board';
import { isMoment } from './headlines';
import { momentOf } from './moments';
import type { View } from './view';

export type Sound =
  'card' | 'trick' | 'deal' | 'turn' | 'moment' | 'triumph' | 'end' | 'siren' | 'crash';

interface Tone {
  /** Seconds after the sound begins. */
  at: number;
  hertz: number;
  seconds: number;
  loudness: number;
}

const TONES: Record<Sound, Tone[]> = {
  card: [{ at: 0, hertz: 190, seconds: 0.05, loudness: 0.1 }],
  trick: [
    { at: 0, hertz: 262, seconds: 0.12, loudness: 0.08 },
    { at: 0.08, hertz: 196, seconds: 0.18, loudness: 0.08 },
  ],
  deal: [
    { at: 0, hertz: 392, seconds: 0.2, loudness: 0.07 },
    { at: 0.11, hertz: 494, seconds: 0.2, loudness: 0.07 },
    { at: 0.22, hertz: 587, seconds: 0.35, loudness: 0.07 },
  ],
  moment: [
    { at: 0, hertz: 233, seconds: 0.3, loudness: 0.09 },
    { at: 0.14, hertz: 185, seconds: 0.5, loudness: 0.09 },
  ],
  triumph: [
    { at: 0, hertz: 523, seconds: 0.14, loudness: 0.08 },
    { at: 0.09, hertz: 659, seconds: 0.14, loudness: 0.08 },
    { at: 0.18, hertz: 1047, seconds: 0.5, loudness: 0.08 },
  ],
  siren: [
    { at: 0, hertz: 435, seconds: 0.3, loudness: 0.07 },
    { at: 0.22, hertz: 580, seconds: 0.3, loudness: 0.07 },
    { at: 0.44, hertz: 435, seconds: 0.3, loudness: 0.07 },
    { at: 0.66, hertz: 580, seconds: 0.4, loudness: 0.07 },
  ],
  crash: [
    { at: 0, hertz: 92, seconds: 0.35, loudness: 0.14 },
    { at: 0.03, hertz: 139, seconds: 0.2, loudness: 0.1 },
    { at: 0.16, hertz: 1180, seconds: 0.15, loudness: 0.03 },
  ],
  end: [
    { at: 0, hertz: 392, seconds: 0.2, loudness: 0.08 },
    { at: 0.14, hertz: 523, seconds: 0.2, loudness: 0.08 },
    { at: 0.28, hertz: 659, seconds: 0.25, loudness: 0.08 },
    { at: 0.42, hertz: 784, seconds: 0.6, loudness: 0.08 },
  ],
  turn: [
    { at: 0, hertz: 659, seconds: 0.16, loudness: 0.06 },
    { at: 0.1, hertz: 880, seconds: 0.28, loudness: 0.06 },
  ],
};
/** When something else sounds first, my turn comes after it. */
const AFTER = 0.3;

/** What is to be heard of a view that follows another: what happened, then that it is my turn. */
export function soundsOf(view: View, before: View | null): Sound[] {
  if (!before || before.version === view.version) return [];
  const happened: Sound[] = [view.settled ? endOf(view) : moveOf(view)];
  const isMyTurn = view.prompt !== null && before.prompt === null;
  return isMyTurn ? [...happened, 'turn'] : happened;
}

function moveOf(view: View): Sound {
  return momentOf(view) ?? (isFullTrick(view) ? 'trick' : 'card');
}

/** The end of a match, a moment that breaks out of the ordinary, or just a deal. */
function endOf(view: View): Sound {
  if (view.over) return 'end';
  return isMoment(view) ? 'moment' : 'deal';
}

let context: AudioContext | null = null;

/** Play these one after another. Before the first click or key a browser lets no page sound. */
export function play(sounds: Sound[]): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  sounds.forEach((sound, n) => {
    for (const tone of TONES[sound]) sing(context as AudioContext, tone, n * AFTER);
  });
}

function sing(context: AudioContext, tone: Tone, delay: number): void {
  const [start, volume] = [context.currentTime + delay + tone.at, context.createGain()];
  const string = new OscillatorNode(context, { type: 'triangle', frequency: tone.hertz });
  volume.gain.setValueAtTime(tone.loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
  string.connect(volume).connect(context.destination);
  string.start(start);
  string.stop(start + tone.seconds);
}
