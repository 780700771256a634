/** What the shop calls its own drawing of a thing without a photograph. */
export const drawingName = 'Схема';

/** What drawings say. */
export const drawingWords = {
  drawing: drawingName,
  millimetres: 'мм',
  lengths: { w: 'ширина', h: 'высота', d: 'глубина' },
  person: 'рост 1700 мм',
  door: 'дверь 800 × 2000 мм',
} as const;
