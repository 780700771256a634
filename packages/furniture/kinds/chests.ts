import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const chests: Kind = {
  name: 'chest',
  words: /комод|komody/,
  size: { w: 900, h: 900, d: 450 },
  colour: board,
  opening: () => 'opens',
  views: ['front'],
  roles: ['drawer'],
  build: async () => (await import('../forms/chests.ts')).chest,
};
