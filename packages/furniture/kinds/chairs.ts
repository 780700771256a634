import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';

export const chairs: Kind = {
  name: 'chair',
  words: /стул/,
  size: { w: 460, h: 850, d: 520 },
  colour: fabric,
  spread: 1.7,
  views: ['front', 'side'],
  build: async () => (await import('../forms/chairs.ts')).chair,
};
