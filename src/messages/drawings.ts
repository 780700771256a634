/** What the shop calls its own drawing of a thing without a photograph. */
export const drawingName = 'Схема';
