import type { Kind } from '../kind.ts';

export const sconces: Kind = {
  name: 'sconce',
  words: /настенн|бра(?![а-я])/,
  size: { w: 180, h: 260, d: 110 },
  colour: '#d8c6a8',
  stance: 'wall',
  spread: 6,
  round: 'body',
  views: ['front'],
  build: async () => (await import('../forms/sconces.ts')).sconce,
};
