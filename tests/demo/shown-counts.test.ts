import { describe, expect, it } from 'vitest';
import { buildModel, classify } from '#furniture';
import { type Row, variants } from './rows.ts';

/** Attributes that count pieces, and the pieces that a model of them marks. A front that tips out is a door, too. */
const counted = [
  ['drawers', ['drawer']],
  ['doors_count', ['door', 'flap']],
] as const;

const inputOf = ({ category, product, a }: Row) => ({
  categorySlug: category,
  productSlug: product.slug,
  name: product.name,
  attributes: a,
});

/** What the variant states and what its model has, of the pieces that its kind shows: drawers behind sliding doors are not seen. */
async function countsOf(row: Row) {
  const { roles = [] } = classify(inputOf(row)).kind;
  const stated = counted.filter(
    ([attribute, pieces]) =>
      typeof row.a[attribute] === 'number' && pieces.some((piece) => roles.includes(piece)),
  );
  if (stated.length === 0) return undefined;
  const { parts } = await buildModel(inputOf(row));
  const shown = (pieces: readonly string[]) =>
    new Set(parts.filter(({ role }) => role && pieces.includes(role)).map(({ unit }) => unit)).size;
  return {
    stated: stated.map(([attribute]) => [attribute, row.a[attribute]]),
    shown: stated.map(([attribute, pieces]) => [attribute, shown(pieces)]),
  };
}

describe('the model of a thing of the demo', () => {
  it('has as many drawers and doors as its attributes say', async () => {
    const rows = await Promise.all(
      variants.map(async (row) => ({ id: row.id, counts: await countsOf(row) })),
    );
    const told = rows.flatMap(({ id, counts }) => (counts ? [{ id, ...counts }] : []));
    expect(told.map(({ id, shown }) => [id, shown])).toEqual(
      told.map(({ id, stated }) => [id, stated]),
    );
    expect(told.length).toBeGreaterThan(150);
  });
});
