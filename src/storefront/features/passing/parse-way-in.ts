import type { Opening } from '#contracts/passing.ts';
import { LEAST_MEASURE, MOST_MEASURE, type WayIn } from '#contracts/way-in.ts';
import * as is from '../../api/answers/json.ts';

/** Whole millimetres within the bounds of the API. */
function measure(json: unknown): number | null {
  const stated = is.positive(json);
  const isMeasure =
    stated !== null &&
    Number.isInteger(stated) &&
    stated >= LEAST_MEASURE &&
    stated <= MOST_MEASURE;
  return isMeasure ? stated : null;
}

const opening = is.shape<Opening>(is.all(is.needed(measure), 'width height'));

/** A place that is unusable is not on the way. */
export const readWayIn = is.ofObject(
  is.shape<WayIn>({
    ...is.all(is.or(opening, null), 'entrance flat'),
    lift: is.or(
      is.shape({
        ...is.all(is.needed(measure), 'width depth height'),
        door: is.needed(opening),
      }),
      null,
    ),
    turn: is.or(is.shape(is.all(is.needed(measure), 'before after height')), null),
  }),
);

/** The stored text is untrusted; null where it is no way in. */
export function parseWayIn(text: string | null): WayIn | null {
  try {
    return text === null ? null : readWayIn(JSON.parse(text));
  } catch {
    return null;
  }
}
