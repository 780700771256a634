import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const cabinets: Kind = {
  name: 'cabinet',
  words: /тумб/,
  size: { w: 450, h: 500, d: 400 },
  colour: board,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  // A «тумба» of no stated use is built as a bedside table.
  build: async () => (await import('../forms/chests.ts')).nightstand,
};
