import type { Kind } from '../kind.ts';
import { steelColour } from '../palette.ts';

export const sinks: Kind = {
  name: 'sink',
  words: /мойк[аи]|раковина/,
  size: { w: 600, h: 40, d: 500 },
  colour: steelColour,
  stance: 'plan',
  round: 'outline',
  views: ['top', 'front'],
  build: async () => (await import('../forms/sinks.ts')).sink,
};
