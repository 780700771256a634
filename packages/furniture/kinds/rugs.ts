import type { Kind } from '../kind.ts';

export const rugs: Kind = {
  name: 'rug',
  words: /ков[её]р|ковров|палас|дорожк|kovry/,
  size: { w: 2000, h: 40, d: 1400 },
  colour: '#b58f74',
  stance: 'plan',
  spread: 8,
  round: 'outline',
  views: ['top'],
  build: async () => (await import('../forms/rugs.ts')).rug,
};
