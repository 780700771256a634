import type { Kind } from '../kind.ts';
import { steelColour } from '../palette.ts';

export const mixers: Kind = {
  name: 'mixer',
  words: /смесител/,
  size: { w: 60, h: 300, d: 220 },
  colour: steelColour,
  stance: (words) => (/для ванн/.test(words) ? 'wall' : 'floor'),
  longSide: true,
  views: ['front', 'side'],
  build: async () => (await import('../forms/mixers.ts')).mixer,
};
