import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const tvStands: Kind = {
  name: 'tv-stand',
  words: /тумб.*(тв|tv|телевиз)|тв-тумб/,
  size: { w: 1600, h: 500, d: 400 },
  colour: board,
  stance: (words) => (/подвесн/.test(words) ? 'wall' : 'floor'),
  lift: 260,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/chests.ts')).tvStand,
};
