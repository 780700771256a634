import type { Kind } from '../kind.ts';

export const cornerKitchens: Kind = {
  name: 'corner-kitchen',
  words: /кухн[яи].*углов|углов.*кухн/,
  size: { w: 2800, h: 2300, d: 1700 },
  colour: '#8c9a89',
  carried: true,
  winged: true,
  opening: () => 'opens',
  views: ['front', 'top'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/kitchens.ts')).cornerKitchen,
};
