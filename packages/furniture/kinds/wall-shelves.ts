import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const wallShelves: Kind = {
  name: 'wall-shelf',
  words: /полк[аи]/,
  size: { w: 800, h: 240, d: 200 },
  colour: board,
  stance: 'wall',
  views: ['front'],
  build: async () => (await import('../forms/wall-shelves.ts')).wallShelf,
};
