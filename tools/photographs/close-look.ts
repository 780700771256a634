import type { Attributes, Model } from '../../packages/furniture/index.ts';

/** What a close look at the cloth is directed at, in Blender's axes, and how much of it the picture is wide; metres. */
export interface CloseLook {
  readonly focus: Place;
  readonly span: number;
}

type Place = readonly [x: number, y: number, z: number];

/** No more of a thing than a seat's corner: the threads are to be seen. */
const SPAN = 620;
/** Of what is plain all over, as much as shows where it ends. */
const WIDE_SPAN = 900;
/** A headboard of this width, and a seat of this depth, fill a picture with one colour; mm. */
const WIDE_HEAD = 1750;
const DEEP_SEAT = 750;
/** Without cloth so near, mm, a place shows the floor. */
const NEAR = 200;

/** The place of an upholstered thing that shows its cloth: the front edge of a seat, else the head of a bed, else the upper edge. */
export function closeLookOf(model: Model, azimuth: number, attributes: Attributes): CloseLook {
  const { place, span } = lookAt(model, attributes);
  const [x, y, z] = atCloth(model, place, azimuth, attributes);
  const inMetres = [x, -z, y].map((length) => length / 1000);
  return {
    focus: inMetres as [number, number, number],
    span: Math.min(span, model.size.w * (span > SPAN ? 0.9 : 0.6)) / 1000,
  };
}

/** Where the cloth of a thing is by its sizes, mm. */
function lookAt(model: Model, a: Attributes): { readonly place: Place; readonly span: number } {
  const { w, h, d } = model.size;
  const seat = a.seat_height;
  if (!seat && a.bed_width !== undefined) {
    return w >= WIDE_HEAD
      ? { place: [w * 0.2, h * 0.66, -d / 2 + 120], span: WIDE_SPAN }
      : { place: [w * 0.24, h * 0.78, -d / 2 + 120], span: SPAN };
  }
  // A bag: its upper half, with the seams that meet there.
  if (!seat && h > w) return { place: [-w * 0.08, h * 0.8, d * 0.2], span: WIDE_SPAN };
  const level = Math.min(seat ?? h, h) - 40;
  if (a.furniture_set?.includes('диван')) {
    // A suite is wider than its stated sofa, which stands behind the armchairs.
    const cloth = clothOf(model);
    const back = Math.min(...cloth.map(([, , z]) => z));
    const [middle] = middleOf(cloth.filter(([, , z]) => z < back + NEAR));
    return { place: [middle + w * 0.14, level, Math.round(back) + d - 40], span: SPAN };
  }
  if ((a.seat_depth ?? 0) > DEEP_SEAT) {
    return { place: [w * 0.05, level + 80, d / 2 - (a.seat_depth ?? 0) * 0.6], span: WIDE_SPAN };
  }
  return { place: [w * 0.14, level, d / 2 - 40], span: SPAN };
}

/** The place itself where it has cloth, else the middle of the seat which is nearest to the camera. */
function atCloth(model: Model, place: Place, azimuth: number, { seat_height }: Attributes): Place {
  const cloth = clothOf(model);
  if (!seat_height || cloth.some((at) => between(at, place) < NEAR)) return place;
  const turn = (azimuth * Math.PI) / 180;
  const towards = ([x, , z]: Place) => x * Math.sin(turn) + z * Math.cos(turn);
  const seats = cloth.filter(([, y]) => Math.abs(y - seat_height) < 60);
  const [nearest] = seats.toSorted((a, b) => towards(b) - towards(a));
  return nearest ? middleOf(seats.filter((at) => between(at, nearest) < SPAN)) : place;
}

const between = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const middleOf = (places: readonly Place[]): Place =>
  [0, 1, 2].map((axis) => {
    const values = places.map((at) => at[axis] ?? 0);
    return Math.round((Math.min(...values) + Math.max(...values)) / 2);
  }) as unknown as Place;

/** The corners of all that is covered with cloth or leather, mm. */
const clothOf = ({ parts }: Model): Place[] =>
  parts
    .filter(({ finish }) => /^(?:fabric|leather)/.test(finish.name))
    .flatMap(({ geometry }) => {
      const at = geometry.getAttribute('position');
      return Array.from(
        { length: at.count },
        (_, i) => [at.getX(i), at.getY(i), at.getZ(i)] as const,
      );
    });
