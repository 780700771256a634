import type { Kind } from '../kind.ts';

export const slidingWardrobes: Kind = {
  name: 'sliding-wardrobe',
  words: /купе/,
  size: { w: 2000, h: 2300, d: 620 },
  colour: '#d3c1a4',
  carried: true,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door'],
  build: async () => (await import('../forms/wardrobes.ts')).slidingWardrobe,
};
