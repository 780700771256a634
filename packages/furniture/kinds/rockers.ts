import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';

export const rockers: Kind = {
  name: 'rocker',
  words: /качалк/,
  size: { w: 660, h: 1000, d: 980 },
  colour: fabric,
  longSide: true,
  spread: 1.4,
  views: ['front', 'side'],
  build: async () => (await import('../forms/rockers.ts')).rocker,
};
