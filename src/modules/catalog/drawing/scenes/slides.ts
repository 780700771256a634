export const drawSlide = (index: 0 | 1 | 2): string => String(index);
