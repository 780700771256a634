import type { Kind } from '../kind.ts';

export const tableLamps: Kind = {
  name: 'table-lamp',
  words: /ламп/,
  size: { w: 240, h: 460, d: 280 },
  colour: '#e6d9c2',
  longSide: true,
  round: 'body',
  views: ['front', 'side'],
  build: async () => (await import('../forms/table-lamps.ts')).tableLamp,
};
