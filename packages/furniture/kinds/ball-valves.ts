import type { Kind } from '../kind.ts';
import { steelColour } from '../palette.ts';

export const ballValves: Kind = {
  name: 'ball-valve',
  words: /кран|вентиль|kranu/,
  size: { w: 90, h: 70, d: 40 },
  colour: steelColour,
  views: ['front'],
  build: async () => (await import('../forms/valves.ts')).ballValve,
};
