import type { Kind } from '../kind.ts';
import { oakColour } from '../palette.ts';

export const coffeeTables: Kind = {
  name: 'coffee-table',
  words: /журнальн|кофейн|приставн/,
  size: { w: 900, h: 450, d: 600 },
  colour: oakColour,
  round: 'body',
  views: ['front', 'top'],
  build: async () => (await import('../forms/round-tables.ts')).coffeeTable,
};
