import type { Kind } from '../kind.ts';

export const curtains: Kind = {
  name: 'curtain',
  words: /штор|тюл|портьер|занавес/,
  size: { w: 2000, h: 2600, d: 100 },
  colour: '#9aa695',
  // Its stated depth is the thickness of the cloth, which hangs in folds; the width of a pair is that of each cloth before it is gathered.
  free: (words) => (/полотно — 2/.test(words) ? ['w', 'd'] : ['d']),
  views: ['front'],
  build: async () => (await import('../forms/curtains.ts')).curtains,
};
