import { filling } from '../kit/board.ts';
import { type Cell, type Column, cabinet } from '../kit/cabinet.ts';
import { blackMetal, brass, chrome, type Finish, plastic, steel } from '../kit/finishes.ts';
import { type FacadeStyle, facadeStyle } from '../kit/fronts.ts';
import { type LegShape, legs, plinth } from '../kit/legs.ts';
import { type Part, part, times } from '../kit/part.ts';
import type { Piece } from '../kit/piece.ts';

/** What every box with facades is made of. */
export interface Casework {
  readonly style: FacadeStyle;
  readonly body: Finish;
  readonly facade: Finish;
  readonly upper: Finish;
  readonly inset: boolean;
  readonly open: boolean;
}

export function caseworkOf(piece: Piece): Casework {
  const { words, choose, finishes } = piece;
  const metal = /латун/.test(words)
    ? brass
    : /кован|антик|ч[её]рн\S* ручк/.test(words)
      ? blackMetal
      : choose('handle metal', [blackMetal, brass, chrome, steel]);
  const style = facadeStyle(
    `${piece.attributes.facade_design ?? ''} ${(piece.attributes.features ?? []).join(' ')}`.toLowerCase(),
    metal,
    choose,
  );
  return {
    style,
    body: finishes.body,
    facade: finishes.facade,
    upper: finishes.upper,
    open: piece.open,
    inset:
      finishes.body.name === 'wood' && style.pattern === 'flat' && choose('inset', [true, false]),
  };
}

type Span = readonly [number, number];

/** A box with facades in the space; `depth` counts to the handles. */
export function box(
  casework: Casework,
  x: Span,
  y: Span,
  z: Span,
  columns: readonly Column[],
  own: Partial<Pick<Casework, 'facade' | 'body' | 'inset'>> = {},
): Part[] {
  return cabinet({ ...casework, ...own, bounds: { x, y, z }, columns });
}

/** Equal doors side by side, hinged so that neighbours open away from each other. */
export const doors = (count: number, cell: Partial<Cell> = {}): Column[] =>
  times(count, (index) => ({
    share: 1,
    cells: [
      {
        kind: 'door',
        share: 1,
        hinge: index % 2 === 0 && index < count - 1 ? 'left' : 'right',
        ...cell,
      },
    ],
  }));

/** Drawers above each other; the lower ones may be higher. */
export const drawers = (count: number, growth = 0): Cell[] =>
  times(count, (index) => ({ kind: 'drawer', share: 1 + growth * (count - 1 - index) }));

/** What carries a box: its own legs, or a set-back base. The result is how high it stands. */
export function stand(piece: Piece, w: number, d: number, height: number): Part[] {
  const { attributes: a, finishes, choose } = piece;
  const told = `${a.legs_material ?? ''}`;
  if (!told) return [plinth(w, d, height + 2, finishes.body, 14)];
  const metal = finishes.legs.name.startsWith('metal');
  const shape = /пластик/.test(told)
    ? 'block'
    : /конусн/.test(piece.words)
      ? 'taper'
      : metal
        ? choose<LegShape>('case legs metal', ['post', 'hairpin', 'plate'])
        : choose<LegShape>('case legs', ['splayed', 'taper', 'block', 'turned']);
  const finish = /пластик/.test(told) ? plastic(finishes.legs.colour) : finishes.legs;
  const rows = w > 1700 ? 3 : 2;
  return legs({ w, d, height: height + 2, finish, shape, rows, inset: 46, thick: metal ? 26 : 42 });
}

/** How high such a box stands over the floor, mm. */
export function standHeight({ attributes: a, choose }: Piece, low: boolean): number {
  const told = a.legs_material ?? '';
  if (!told) return low ? 40 : 70;
  if (/пластик/.test(told)) return 35;
  return low ? choose('low stand', [110, 130, 150]) : choose('stand', [90, 120, 150]);
}

/** A top board that stands out a little over facades and sides. */
export function topBoard(w: number, d: number, y: Span, finish: Finish, bevel = 4): Part {
  return part(filling({ x: [-w / 2, w / 2], y, z: [-d / 2, d / 2] }, bevel), finish);
}

/** Cornice boards above a tall piece, each reaching further out. */
export function cornice(w: number, d: number, top: number, finish: Finish): Part[] {
  return [
    topBoard(w - 16, d - 8, [top - 56, top - 26], finish, 3),
    topBoard(w, d, [top - 28, top], finish, 10),
  ];
}
