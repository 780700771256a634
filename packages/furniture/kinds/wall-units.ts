import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const wallUnits: Kind = {
  name: 'wall-unit',
  words: /стенк|гостин/,
  categories: ['gostinye'],
  size: { w: 3000, h: 2100, d: 430 },
  colour: board,
  // A hung part of a standing set, «тумба подвесная под ТВ», does not count.
  stance: (words) => (/подвесная(?! под)/.test(words) ? 'wall' : 'floor'),
  lift: 350,
  carried: true,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/wall-units.ts')).wallUnit,
};
