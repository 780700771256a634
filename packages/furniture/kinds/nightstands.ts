import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const nightstands: Kind = {
  name: 'nightstand',
  words: /прикроват/,
  size: { w: 450, h: 500, d: 400 },
  colour: board,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/chests.ts')).nightstand,
};
