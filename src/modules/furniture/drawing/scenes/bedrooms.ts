import { down } from '../gradients.ts';
import { rect } from '../svg.ts';
import { floorRug } from './floors.ts';
import { vase } from './plants.ts';
import { colour, cream, oak, type Scene, sage, sand, velvet } from './tones.ts';
import { framed, windowOf } from './walls.ts';

export const matrasyortopedicheskie: Scene = {
  title: 'Матрасы ортопедические',
  s: 0.28,
  draw: (put, { floor }) =>
    windowOf(590, 80, 130, 170) +
    framed(80, 130, 84, 108, 1) +
    rect(138, floor - 42, 524, 30, down('#d2ab78', '#a87d4c'), {
      r: 3,
      line: '#7d5b38',
      width: 1,
    }) +
    rect(166, floor - 12, 26, 12, '#8a623f') +
    rect(608, floor - 12, 26, 12, '#8a623f') +
    put('матрас', { dimensions_width: 1700, dimensions_height: 230 }, 578, 150) +
    put('подушка', { dimensions_width: 560, dimensions_depth: 230, ...cream }, 850, 800) +
    put('подушка', { dimensions_width: 560, dimensions_depth: 230, ...sage }, 1450, 800),
};

export const komplectmebeli: Scene = {
  title: 'Комплекты мебели',
  s: 0.172,
  draw: (put) =>
    framed(490, 190, 96, 70, 1) +
    floorRug(470, 496, 520, '#d9c9b0') +
    put('комплект спальни', { dimensions_width: 4300, dimensions_height: 2250, ...oak }, 180),
};

export const krovat: Scene = {
  title: 'Кровати',
  s: 0.25,
  draw: (put, { floor }) =>
    framed(352, 112, 96, 70, 1) +
    floorRug(400, floor - 4, 660, '#cdd2c4') +
    put('тумба прикроватная', { dimensions_height: 520, drawers: 2, ...oak }, 180) +
    put('лампа настольная', { dimensions_height: 420, dimensions_width: 260, ...sand }, 275, 520) +
    put('тумба прикроватная', { dimensions_height: 520, drawers: 2, ...oak }, 2570) +
    put(
      'кровать',
      {
        dimensions_width: 1800,
        dimensions_height: 1150,
        series: 'Ия',
        ...velvet,
        ...colour('пудровый', '#d5b0a2'),
      },
      700,
    ) +
    vase(698, floor - 130, 110),
};
