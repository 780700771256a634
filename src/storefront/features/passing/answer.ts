import type { CarriedSizes } from '#contracts/carried-sizes.ts';
import { type WholePassing, wholePassing } from '#contracts/way-in.ts';
import { passingMessages } from '#messages/catalogue/passing.ts';
import { parseWayIn } from './parse-way-in.ts';

/** The one mark of a thing. */
export interface Answer {
  readonly how: WholePassing;
  readonly onCard: string;
  readonly onPage: string;
}

/** Whether what is carried passes the way in that this browser keeps; null where either is unknown. */
export function answerOnWay(carried: CarriedSizes | null, text: string): Answer | null {
  const way = carried && parseWayIn(text);
  const how = way && wholePassing(carried.sizes, way);
  if (!how) return null;
  const { onCard, onPage } = passingMessages.marks[carried.isPacked ? 'packed' : 'whole'][how];
  return { how, onCard, onPage };
}
