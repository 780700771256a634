import type { Kind } from '../kind.ts';

export const bunks: Kind = {
  name: 'bunk',
  words: /двухъярус|двухэтаж|чердак/,
  size: { w: 920, h: 1700, d: 2060 },
  colour: '#d9c4a1',
  longSide: true,
  carried: true,
  views: ['front', 'side'],
  roles: ['ladder', 'drawer'],
  build: async () => (await import('../forms/children-beds.ts')).bunk,
};
