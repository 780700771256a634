import type { Kind } from '../kind.ts';

export const pillows: Kind = {
  name: 'pillow',
  words: /подушк|наволоч|tekstil/,
  size: { w: 450, h: 40, d: 450 },
  colour: '#b98f76',
  stance: 'plan',
  views: ['top'],
  build: async () => (await import('../forms/pillows.ts')).pillow,
};
