import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

export const hallways: Kind = {
  name: 'hallway',
  words: /прихож|prihozh/,
  size: { w: 1400, h: 2150, d: 400 },
  colour: board,
  carried: true,
  winged: /углов/,
  opening: () => 'opens',
  views: ['front'],
  roles: ['door', 'drawer'],
  build: async () => (await import('../forms/hallways.ts')).hallway,
};
