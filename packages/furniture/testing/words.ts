import type { Words } from '../projection/sheet/pictured.ts';

/** What sheets say in the tests. */
export const words: Words = {
  drawing: 'Схема',
  millimetres: 'мм',
  lengths: { w: 'ширина', h: 'высота', d: 'глубина' },
  person: 'рост 1700 мм',
  door: 'дверь 800 × 2000 мм',
};
