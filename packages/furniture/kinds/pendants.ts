import type { Kind } from '../kind.ts';

export const pendants: Kind = {
  name: 'pendant',
  words: /подвес(?!н)|люстр|светильник|svetil/,
  size: { w: 420, h: 600, d: 420 },
  colour: '#c98f63',
  stance: 'ceiling',
  round: 'body',
  // A chandelier is built with its arms, so the words must say that it has some.
  shows: ({ words }) => !/люстр/.test(words) || /рож[ко]/.test(words),
  views: ['front'],
  build: async () => (await import('../forms/pendants.ts')).pendant,
};
