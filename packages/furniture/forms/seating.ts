import { type Finish, plastic } from '../kit/finishes.ts';
import { type LegShape, legs, plinth, sled } from '../kit/legs.ts';
import type { Piece, Size } from '../kit/piece.ts';
import type { Sewing } from '../kit/upholstered.ts';

export type ArmShape = 'box' | 'soft' | 'round' | 'scroll' | 'slim' | 'wooden' | 'none';

/** The measures and the taste that all seats share. */
export interface Seat {
  readonly arm: number;
  readonly armShape: ArmShape;
  readonly armTop: number;
  readonly legs: number;
  readonly seatTop: number;
  /** Thickness of a seat cushion, and of what one leans on. */
  readonly cushion: number;
  readonly back: number;
  readonly sewing: Sewing;
  /** What is quilted so deep that each stripe stands out, as the data say. */
  readonly quilted: 'backs' | 'whole' | undefined;
  readonly cloth: Finish;
  readonly coarse: boolean;
}

function armShapeOf({ words, attributes: a, choose }: Piece): ArmShape {
  const told = (a.armrests ?? '').toLowerCase();
  if (/без/.test(told)) return 'none';
  if (/дерев/.test(told)) return 'wooden';
  if (/скругл/.test(told)) return /каретн/.test(words) ? 'scroll' : 'round';
  if (/тонк|узк/.test(told)) return choose('slim arm', ['slim', 'box']);
  if (/ж[её]стк/.test(told)) return choose('hard arm', ['slim', 'box']);
  return choose('arm', ['soft', 'box', 'soft']);
}

function legHeight({ words, attributes: a }: Piece, seatTop: number): number {
  const told = /ножки (\d+) см/.exec(words)?.[1];
  if (told) return Number(told) * 10;
  const material = a.legs_material ?? '';
  if (/пластик/.test(material)) return 45;
  if (!a.legs_material && !a.legs_color) return 24;
  return Math.min(150, seatTop * 0.3);
}

export function seatOf(size: Size, piece: Piece): Seat {
  const { attributes: a, words, choose, finishes } = piece;
  const armShape = armShapeOf(piece);
  const seatTop = Math.min(a.seat_height ?? size.h * 0.5, size.h * 0.75);
  return {
    armShape,
    arm: armShape === 'none' ? 0 : Math.min(a.armrest_width ?? 150, size.w * 0.2),
    armTop: Math.min(a.armrest_height ?? size.h * 0.68, size.h - 10),
    legs: legHeight(piece, seatTop),
    seatTop,
    cushion: choose('cushion', [150, 170, 190]),
    back: choose('back', [170, 190, 210]),
    sewing: /каретн|стяжка на/.test(words)
      ? 'buttons'
      : /прост[её](?:жк|ган)/.test(words)
        ? 'channels'
        : choose('sewing', ['plain', 'plain', 'plain', 'channels']),
    quilted: /спинк\S* прост[её]ган/.test(words)
      ? 'backs'
      : /вертикальн\S* прост[её]жк/.test(words)
        ? 'whole'
        : undefined,
    cloth: finishes.cloth,
    coarse: piece.coarse || size.w > 3300,
  };
}

/** How many sections a set of them has: «секция прямая», «секция с подлокотником — 2 шт.». */
const sectionsIn = (items: readonly string[]): number =>
  items
    .filter((item) => item.startsWith('секция'))
    .reduce((sum, item) => sum + Number(/— (\d)/.exec(item)?.[1] ?? 1), 0);

/** How many sit side by side on the width. */
export function seatsIn(width: number, { attributes: a, words }: Piece): number {
  const told =
    sectionsIn(a.included_items ?? []) ||
    /(\d)[- ]?местн/.exec(words)?.[1] ||
    (/двухмест/.test(words) ? 2 : /тр[её]хмест/.test(words) ? 3 : 0);
  const seat = a.seat_width && a.seat_width < 900 ? a.seat_width : 680;
  return Math.min(Math.max(Number(told) || Math.round(width / seat), 1), 4);
}

/** Legs under a seat, as the data says or as the product's taste goes. */
export function seatLegs(size: Size, seat: Seat, { attributes: a, choose, finishes }: Piece) {
  const { w, d } = size;
  const height = seat.legs + 6;
  const rows = w > 1900 ? 3 : 2;
  if (seat.legs < 30) return [plinth(w, d, height, plastic('#2e2b28'))];
  if (/пластик/.test(a.legs_material ?? '')) {
    return legs({ w, d, height, rows, finish: plastic('#2e2b28'), shape: 'disc', thick: 56 });
  }
  if (finishes.legs.name.startsWith('metal')) {
    const shape = choose<LegShape | 'sled'>('metal legs', ['sled', 'post', 'plate']);
    if (shape === 'sled') return sled(w, d, height, finishes.legs);
    return legs({ w, d, height, rows, finish: finishes.legs, shape, thick: 30, inset: 70 });
  }
  const shape = choose<LegShape>('wooden legs', ['splayed', 'taper', 'block', 'turned']);
  return legs({ w, d, height, rows, finish: finishes.legs, shape, thick: 46, inset: 70 });
}
