import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';
import { unfolds } from '../unfolds.ts';

export const cornerSofas: Kind = {
  name: 'corner-sofa',
  words: /диван.*углов|углов.*диван/,
  size: { w: 2600, h: 880, d: 1700 },
  colour: fabric,
  carried: true,
  winged: true,
  spread: 2.4,
  opening: unfolds,
  views: ['front', 'top'],
  roles: ['chaise'],
  build: async () => (await import('../forms/corner-sofas.ts')).cornerSofa,
};
