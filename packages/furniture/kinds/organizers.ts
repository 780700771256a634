import type { Kind } from '../kind.ts';
import { board } from '../palette.ts';

const inDrawer = /прибор|лоток|вклад|ящик/;

export const organizers: Kind = {
  name: 'organizer',
  words: /органайзер|лоток|сушилк|корзин|контейнер|obustroy/,
  size: { w: 450, h: 300, d: 300 },
  colour: board,
  stance: (words) => (inDrawer.test(words) && !/сушилк/.test(words) ? 'plan' : 'floor'),
  views: ['front', 'top'],
  build: async () => (await import('../forms/organizers.ts')).organizer,
};
