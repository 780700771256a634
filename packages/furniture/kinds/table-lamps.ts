import { isGlass } from '../attributes.ts';
import type { Kind } from '../kind.ts';

export const tableLamps: Kind = {
  name: 'table-lamp',
  words: /ламп/,
  size: { w: 240, h: 460, d: 280 },
  colour: '#e6d9c2',
  longSide: true,
  round: 'body',
  // One of glass is round: it looks the same from its side.
  views: ({ attributes }) => (isGlass(attributes) ? ['front'] : ['front', 'side']),
  build: async () => (await import('../forms/table-lamps.ts')).tableLamp,
};
