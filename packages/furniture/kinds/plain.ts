import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

/** A thing of unknown kind: a size, and no invented thing. */
export const plain: Kind = {
  name: 'plain',
  words: /./,
  size: { w: 900, h: 1200, d: 500 },
  colour: board,
  views: ['front'],
  build: async () => {
    const [{ board }, { part }] = await Promise.all([
      import('../kit/board.ts'),
      import('../kit/part.ts'),
    ]);
    return ({ w, h, d }, { finishes }) => [part(board(w, h, d), finishes.body)];
  },
};
