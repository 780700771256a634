import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const desks: Kind = {
  name: 'desk',
  words: /стол.*(письмен|компьютер|рабоч)|парта|бюро|туалетн.*стол/,
  size: { w: 1200, h: 750, d: 600 },
  colour: board,
  // The chair stands before its desk.
  free: (words) => (/стул в комплекте/.test(words) ? ['h', 'd'] : []),
  views: ['front', 'top'],
  roles: ['drawer'],
  build: async () => (await import('../forms/desks.ts')).desk,
};
