import { down } from '../gradients.ts';
import { times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';
import { oak, type Scene, sand, steel } from './tones.ts';

const tiles = (top: number, bottom: number): string =>
  rect(0, top, 800, bottom - top, down('#f4efe5', '#ebe3d5')) +
  times(4, (i) => trace(d`M0 ${top + ((bottom - top) * i) / 4}H800`, '#d8ccb8', 1)) +
  times(11, (i) => trace(d`M${40 + i * 72} ${top}V${bottom}`, '#d8ccb8', 1));

const counter = (y: number): string =>
  rect(0, y, 800, 26, down('#dcc096', '#b98d5c'), { line: '#8a6237', width: 1 }) +
  rect(0, y + 26, 800, 600 - y, down('#7f8f7f', '#97a595')) +
  trace(d`M266 ${y + 30}V600M533 ${y + 30}V600`, '#5f6f60', 1.2);

export const kranu: Scene = {
  title: 'Краны и смесители',
  s: 0.9,
  draw: (put) =>
    tiles(0, 452) +
    counter(452) +
    rect(150, 444, 330, 12, down('#e9ecec', '#aeb3b3'), { r: 4, line: '#7f8686', width: 1 }) +
    put(
      'смеситель для кухни',
      { dimensions_width: 240, dimensions_height: 350, ...steel },
      215,
      64,
    ) +
    put(
      'кран шаровой',
      { dimensions_width: 190, dimensions_height: 140, material: 'латунь' },
      590,
      54,
    ),
};

export const vsedlyaobustroystvakukhni: Scene = {
  title: 'Всё для обустройства кухни',
  s: 0.75,
  draw: (put) =>
    tiles(0, 440) +
    counter(440) +
    put('полка с рейлингом', { dimensions_width: 620, dimensions_height: 220, ...oak }, 60, 400) +
    put('сушилка для посуды', { dimensions_width: 360, dimensions_height: 210, ...steel }, 90, 80) +
    put('корзина', { dimensions_width: 320, dimensions_height: 190, ...sand }, 510, 80) +
    put(
      'смеситель для кухни',
      { dimensions_width: 190, dimensions_height: 330, ...steel },
      860,
      80,
    ),
};
