import type { Kind } from '../kind.ts';

export const coatRacks: Kind = {
  name: 'coat-rack',
  words: /вешалк/,
  size: { w: 500, h: 1800, d: 480 },
  colour: '#a97c50',
  views: ['front'],
  build: async () => (await import('../forms/coat-racks.ts')).coatRack,
};
