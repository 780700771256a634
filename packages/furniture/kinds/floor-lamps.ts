import type { Kind } from '../kind.ts';

export const floorLamps: Kind = {
  name: 'floor-lamp',
  words: /торшер/,
  size: { w: 420, h: 1550, d: 420 },
  colour: '#e6d9c2',
  round: 'body',
  views: ['front'],
  build: async () => (await import('../forms/floor-lamps.ts')).floorLamp,
};
