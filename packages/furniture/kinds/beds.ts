import type { Kind, Opening, Stated } from '../kind.ts';
import { metalOf } from '../kit/finishes.ts';

/** Soft beds have a second bed below that rolls out, those of boards have drawers, those of steel neither: as `forms/beds.ts` builds them. */
function bedOpens({ attributes: a, words }: Stated): Opening | undefined {
  if (metalOf(`${a.body_material ?? ''}`.toLowerCase(), '#000000')) return undefined;
  const opens = a.upholstery_materials ? /выкатн/.test(words) : (a.drawers ?? 0) > 0;
  return opens ? 'opens' : undefined;
}

export const beds: Kind = {
  name: 'bed',
  words: /кроват|krovat/,
  categories: ['detskayamebel'],
  size: { w: 1700, h: 1050, d: 2120 },
  colour: '#b9a48c',
  carried: true,
  spread: 2.4,
  opening: bedOpens,
  views: ['front', 'side'],
  roles: ['drawer'],
  build: async () => (await import('../forms/beds.ts')).bed,
};
