import { down } from '../gradients.ts';
import { clay, mix, pine } from '../palette.ts';
import { type Frame, times } from '../piece.ts';
import { rect } from '../svg.ts';

const bookTones = [
  mix(pine, '#ffffff', 0.25),
  '#cfc2ab',
  mix(clay, '#ffffff', 0.2),
  '#8d9a93',
  '#e2d8c6',
  '#a58c6c',
];

/** Books, a vase or nothing, standing on the bottom of the box. */
export const contents = ({ x, y, w, h }: Frame, kind: number): string => {
  const floor = y + h;
  if (kind === 1 || kind === 5) {
    const count = Math.floor((w * 0.5) / 7);
    return times(Math.min(count, 7), (i) => {
      const tall = h * (0.5 + 0.12 * ((i * 5 + kind) % 4));
      return rect(
        x + w * 0.1 + i * 7,
        floor - tall,
        6.2,
        tall,
        bookTones[(i * 3 + kind) % 6] ?? pine,
        { r: 0.8 },
      );
    });
  }
  if (kind === 2) {
    const size = Math.min(w * 0.3, h * 0.5);
    return rect(x + w * 0.55, floor - size, size, size, down('#e9dfcd', '#c9b898'), {
      r: size * 0.35,
      line: '#a08b68',
      width: 0.7,
    });
  }
  if (kind === 3) {
    return rect(x + w * 0.15, floor - h * 0.45, w * 0.5, h * 0.45, down('#d9c6a4', '#c2a97f'), {
      r: 2,
      line: '#96794e',
      width: 0.7,
    });
  }
  return '';
};
