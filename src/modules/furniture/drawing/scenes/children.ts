import { clay } from '../palette.ts';
import { times } from '../piece.ts';
import { d, ellipse, shape, trace } from '../svg.ts';
import { floorRug } from './floors.ts';
import { cream, type Scene } from './tones.ts';

const flagTones = [clay, '#9fac95', '#d9b98c', '#a3bac6'];

const flags = (y: number): string =>
  trace(d`M60 ${y}Q400 ${y + 70} 740 ${y}`, '#a48f70', 1.2) +
  times(9, (i) => {
    const x = 110 + i * 70;
    const at = y + 34 - ((x - 400) / 340) ** 2 * 34;
    return shape(d`M${x} ${at}h26l-13 26Z`, flagTones[i % flagTones.length] ?? clay, {
      opacity: 0.85,
    });
  });

export const detskayamebel: Scene = {
  title: 'Детская мебель',
  s: 0.215,
  draw: (put, { floor }) =>
    flags(60) +
    floorRug(360, floor + 2, 560, '#cfd8cb') +
    put(
      'кровать двухъярусная',
      { dimensions_width: 2080, dimensions_height: 1720, material: 'массив берёзы' },
      420,
    ) +
    put('стеллаж', { dimensions_width: 760, dimensions_height: 1160, ...cream }, 2740) +
    ellipse(160, floor - 22, 22, 22, clay, { line: '#7d3f22', width: 1 }),
};
