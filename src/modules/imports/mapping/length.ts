import type { AttributeKey } from '#contracts/attributes.ts';
import type { GoodsKind } from './goods-kind.ts';

/** What an offer states beside the label in question. */
export interface Stated {
  readonly kind: GoodsKind;
  has(key: AttributeKey): boolean;
}

/** The side of a thing that its length is; undefined if the length stays in the words of the supplier. */
export function sideOfLength({ kind, has }: Stated): AttributeKey | undefined {
  const sides: Record<GoodsKind, AttributeKey | undefined> = {
    // From head to foot, as the drawings have it.
    bed: 'dimensions_depth',
    mattress: 'bed_length',
    rug: undefined,
    textile: undefined,
    set: 'dimensions_width',
    upright: 'dimensions_width',
    other: 'dimensions_width',
  };
  const side = sides[kind];
  return side && !has(side) ? side : undefined;
}
