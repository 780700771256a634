import type { Kind } from '../kind.ts';
import { oakColour } from '../palette.ts';

export const stepStools: Kind = {
  name: 'step-stool',
  words: /стремянк/,
  size: { w: 420, h: 500, d: 400 },
  colour: oakColour,
  views: ['front', 'side'],
  build: async () => (await import('../forms/stools.ts')).stepStool,
};
