import type { Kind } from '../kind.ts';
import { fabric } from '../palette.ts';

export const daybeds: Kind = {
  name: 'daybed',
  words: /тахт/,
  size: { w: 980, h: 880, d: 2080 },
  colour: fabric,
  longSide: true,
  carried: true,
  views: ['front', 'side'],
  build: async () => (await import('../forms/daybeds.ts')).daybed,
};
