import type { Kind } from '../kind.ts';
import { oakColour } from '../palette.ts';
import { expands } from '../unfolds.ts';

export const roundTables: Kind = {
  name: 'round-table',
  words: /стол.*(кругл|овал)|кругл.*стол/,
  size: { w: 1000, h: 750, d: 1000 },
  colour: oakColour,
  round: 'body',
  opening: expands,
  views: ['front', 'top'],
  build: async () => (await import('../forms/round-tables.ts')).roundTable,
};
