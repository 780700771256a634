import type { Kind } from '../kind.ts';
import { steelColour } from '../palette.ts';

export const showers: Kind = {
  name: 'shower',
  words: /душев/,
  size: { w: 300, h: 1150, d: 430 },
  colour: steelColour,
  stance: 'wall',
  views: ['front', 'side'],
  build: async () => (await import('../forms/showers.ts')).shower,
};
