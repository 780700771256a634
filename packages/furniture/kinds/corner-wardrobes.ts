import type { Kind } from '../kind.ts';

export const cornerWardrobes: Kind = {
  name: 'corner-wardrobe',
  words: /шкаф.*углов/,
  size: { w: 920, h: 2200, d: 920 },
  colour: '#d3c1a4',
  carried: true,
  views: ['front', 'top'],
  roles: ['door'],
  build: async () => (await import('../forms/wardrobes.ts')).cornerWardrobe,
};
