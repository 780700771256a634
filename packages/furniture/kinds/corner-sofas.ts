import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';
import { unfoldingOf, unfolds } from '../unfolds.ts';

export const cornerSofas: Kind = {
  name: 'corner-sofa',
  words: /диван.*углов|углов.*диван/,
  size: { w: 2600, h: 880, d: 1700 },
  colour: fabric,
  carried: true,
  winged: true,
  spread: 2.4,
  // The other ways would need the room of the couch.
  opening: ({ attributes: a, words }) =>
    unfoldingOf(a) === 'along' ? unfolds({ attributes: a, words }) : undefined,
  views: ['front', 'top'],
  roles: ['chaise'],
  build: async () => (await import('../forms/corner-sofas.ts')).cornerSofa,
};
