import type { Kind } from '../kind.ts';

export const beds: Kind = {
  name: 'bed',
  words: /кроват|krovat/,
  categories: ['detskayamebel'],
  size: { w: 1700, h: 1050, d: 2120 },
  colour: '#b9a48c',
  carried: true,
  spread: 2.4,
  opening: ({ attributes: a, words }) =>
    (a.drawers ?? 0) > 0 || /выкатн/.test(words) ? 'opens' : undefined,
  views: ['front', 'side'],
  roles: ['drawer'],
  build: async () => (await import('../forms/beds.ts')).bed,
};
