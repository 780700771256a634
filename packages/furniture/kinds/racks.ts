import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const racks: Kind = {
  name: 'rack',
  words: /стеллаж|этажер|буфет/,
  size: { w: 900, h: 1900, d: 340 },
  colour: board,
  carried: true,
  views: ['front'],
  roles: ['drawer'],
  build: async () => (await import('../forms/racks.ts')).rack,
};
