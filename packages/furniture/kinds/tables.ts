import type { Kind } from '../kind.ts';
import { oakColour } from '../palette.ts';
import { expands } from '../unfolds.ts';

export const tables: Kind = {
  name: 'table',
  words: /стол|stolstyl/,
  size: { w: 1400, h: 750, d: 800 },
  colour: oakColour,
  opening: expands,
  views: ['front', 'side'],
  build: async () => (await import('../forms/tables.ts')).table,
};
