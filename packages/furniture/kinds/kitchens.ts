import type { Kind } from '../kind.ts';

export const kitchens: Kind = {
  name: 'kitchen',
  words: /кухн|kitchen/,
  size: { w: 2400, h: 2300, d: 600 },
  colour: '#8c9a89',
  carried: true,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer', 'flap'],
  build: async () => (await import('../forms/kitchens.ts')).kitchen,
};
