import type { Kind } from '../kind.ts';

export const islandKitchens: Kind = {
  name: 'island-kitchen',
  words: /кухн[яи].*остров/,
  size: { w: 3600, h: 2400, d: 2400 },
  colour: '#8c9a89',
  carried: true,
  opening: () => 'opens',
  views: ['front', 'top'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/island-kitchens.ts')).islandKitchen,
};
