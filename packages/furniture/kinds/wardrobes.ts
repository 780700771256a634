import type { Kind } from '../kind.ts';

export const wardrobes: Kind = {
  name: 'wardrobe',
  words: /шкаф|пенал|гардероб|shkafy/,
  size: { w: 1400, h: 2200, d: 580 },
  colour: '#d3c1a4',
  carried: true,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/wardrobes.ts')).wardrobe,
};
