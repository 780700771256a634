/** What the shop calls its own drawing of a thing without a photograph. */
export const drawingName = 'Схема';

/** What drawings say. */
export const drawingWords = {
  drawing: drawingName,
  passing: 'Упаковка на пути в\u00a0квартиру',
  millimetres: 'мм',
  lengths: { w: 'ширина', h: 'высота', d: 'глубина' },
  person: 'рост 1\u00a0700\u00a0мм',
  door: 'дверь 800\u00a0×\u00a02\u00a0000\u00a0мм',
} as const;
