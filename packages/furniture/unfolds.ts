import type { Attributes } from './attributes.ts';
import type { Opening, Stated } from './kind.ts';

/** How a seat becomes a bed: one sleeps along it, with its back standing or lying, or it is drawn out to the front in sections. */
export type Unfolding = 'along' | 'lying back' | 'sections';

const mechanisms: readonly (readonly [RegExp, Unfolding])[] = [
  [/еврокнижка|пантограф|дельфин|тик-так/, 'along'],
  [/книжка|клик-кляк/, 'lying back'],
  [/аккордеон|выкатн|седафлекс|раскладушка/, 'sections'],
];

/** The way of a known mechanism. */
export function unfoldingOf({ mechanism = '' }: Attributes): Unfolding | undefined {
  const words = mechanism.toLowerCase();
  return mechanisms.find(([pattern]) => pattern.test(words))?.[1];
}

/** A seat unfolds where it states how, and the bed that it becomes. */
export const unfolds = ({ attributes: a }: Stated): Opening | undefined =>
  a.bed_width && a.bed_length && unfoldingOf(a) ? 'unfolds' : undefined;

/** A table does where it states how wide or high it becomes. */
export const expands = ({ attributes: a }: Stated): Opening | undefined =>
  (a.expanded_width ?? a.expanded_height) ? 'unfolds' : undefined;
