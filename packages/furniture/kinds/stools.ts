import type { Kind } from '../kind.ts';
import { oakColour } from '../palette.ts';

export const stools: Kind = {
  name: 'stool',
  words: /табурет/,
  size: { w: 360, h: 460, d: 360 },
  colour: oakColour,
  round: 'body',
  views: ['front'],
  build: async () => (await import('../forms/stools.ts')).stool,
};
