import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';
import { unfolds } from '../unfolds.ts';

export const armchairs: Kind = {
  name: 'armchair',
  words: /кресл|kresla/,
  size: { w: 800, h: 900, d: 850 },
  colour: fabric,
  spread: 2,
  opening: unfolds,
  views: ['front', 'side'],
  build: async () => (await import('../forms/armchairs.ts')).armchair,
};
