import type { Kind } from '../kind.ts';

export const cribs: Kind = {
  name: 'crib',
  words: /колыбел|кроватка|манеж/,
  size: { w: 680, h: 950, d: 1250 },
  colour: '#e6d3b3',
  longSide: true,
  views: ['front', 'side'],
  roles: ['drawer'],
  build: async () => (await import('../forms/children-beds.ts')).crib,
};
