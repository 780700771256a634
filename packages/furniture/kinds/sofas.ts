import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';
import { unfolds } from '../unfolds.ts';

export const sofas: Kind = {
  name: 'sofa',
  words: /диван|кушетк|софа|divany/,
  categories: ['ofisnyedivany'],
  size: { w: 2200, h: 880, d: 950 },
  colour: fabric,
  carried: true,
  spread: 2.4,
  opening: unfolds,
  views: ['front', 'side'],
  build: async () => (await import('../forms/sofas.ts')).sofa,
};
