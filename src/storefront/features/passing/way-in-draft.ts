import type { Cabin } from '#contracts/passing.ts';
import { commonCabins } from '#contracts/passing.ts';
import {
  LEAST_MEASURE,
  MOST_MEASURE,
  type PlaceName,
  usualWayIn,
  type WayIn,
} from '#contracts/way-in.ts';

/** The measures of each place, in the order of their fields. */
export const placeFields = {
  entrance: ['width', 'height'],
  lift: ['width', 'depth', 'height', 'doorWidth', 'doorHeight'],
  turn: ['before', 'after', 'height'],
  flat: ['width', 'height'],
} as const satisfies Record<PlaceName, readonly string[]>;

export type FieldName = (typeof placeFields)[PlaceName][number];
type Texts = Readonly<Partial<Record<FieldName, string>>>;

export const cabinNames = ['400', '630', '1000'] as const;
export type CabinName = (typeof cabinNames)[number] | 'own';

/** What is typed: texts in cm. */
export interface Draft {
  readonly isOn: Readonly<Record<PlaceName, boolean>>;
  readonly cabin: CabinName;
  readonly texts: Readonly<Record<PlaceName, Texts>>;
}

const centimetres = (millimetres: number): string => String(millimetres / 10).replace('.', ',');

const textsOf = (measures: Readonly<Partial<Record<FieldName, number>>>): Texts =>
  Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => [name, centimetres(measure)]),
  );

export const textsOfCabin = ({ width, depth, height, door }: Cabin): Texts =>
  textsOf({ width, depth, height, doorWidth: door.width, doorHeight: door.height });

/** The fields of a way in; places that are not on it have their usual sizes and are switched off. */
export function draftOf(way: WayIn): Draft {
  const lift = way.lift ?? usualWayIn.lift;
  const cabin = JSON.stringify(textsOfCabin(lift));
  return {
    isOn: {
      entrance: way.entrance !== null,
      lift: way.lift !== null,
      turn: way.turn !== null,
      flat: way.flat !== null,
    },
    cabin:
      cabinNames.find((name) => JSON.stringify(textsOfCabin(commonCabins[name])) === cabin) ??
      'own',
    texts: {
      entrance: textsOf({ ...(way.entrance ?? usualWayIn.entrance) }),
      lift: textsOfCabin(lift),
      turn: textsOf({ ...(way.turn ?? usualWayIn.turn) }),
      flat: textsOf({ ...(way.flat ?? usualWayIn.flat) }),
    },
  };
}

/** Whole mm of a text in cm; undefined where it is none or out of bounds. */
export function readMeasure(text = ''): number | undefined {
  const bare = text.trim().replace(',', '.');
  const measure = /^\d+(?:\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 10) : 0;
  return measure >= LEAST_MEASURE && measure <= MOST_MEASURE ? measure : undefined;
}

/** What the fields say; null where one of a place that is on the way cannot be read. */
export function wayInOf({ isOn, texts }: Draft): WayIn | null {
  const read = (place: PlaceName): Partial<Record<FieldName, number>> =>
    Object.fromEntries(
      placeFields[place].map((name) => [name, readMeasure(texts[place][name]) ?? 0]),
    );
  const isUnread = (place: PlaceName) =>
    isOn[place] && Object.values(read(place)).some((measure) => measure === 0);
  if ((Object.keys(placeFields) as PlaceName[]).some(isUnread)) return null;
  const opening = ({ width = 0, height = 0 }) => ({ width, height });
  const { width = 0, depth = 0, height = 0, doorWidth = 0, doorHeight = 0 } = read('lift');
  const { before = 0, after = 0, height: ceiling = 0 } = read('turn');
  return {
    entrance: isOn.entrance ? opening(read('entrance')) : null,
    lift: isOn.lift
      ? { width, depth, height, door: { width: doorWidth, height: doorHeight } }
      : null,
    turn: isOn.turn ? { before, after, height: ceiling } : null,
    flat: isOn.flat ? opening(read('flat')) : null,
  };
}
