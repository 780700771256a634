import { clay, pine } from '../palette.ts';
import { plant, vase } from './plants.ts';
import { colour, oak, type Scene, sand } from './tones.ts';

export const zerkala: Scene = {
  title: 'Зеркала',
  s: 0.28,
  draw: (put, { floor }) =>
    put(
      'зеркало арочное',
      { dimensions_width: 720, dimensions_height: 1560, ...colour('чёрный', '#3a3733') },
      420,
      20,
    ) +
    put(
      'зеркало круглое',
      { dimensions_width: 760, dimensions_height: 760, ...colour('латунь', '#b8935a') },
      1640,
      900,
    ) +
    put('тумба под ТВ', { dimensions_width: 1100, dimensions_height: 460, ...oak }, 1480) +
    vase(470, floor - 128, 104) +
    plant(64, floor, 190),
};

export const svetilniki: Scene = {
  title: 'Светильники',
  s: 0.3,
  wall: ['#ece5d8', '#e5dbca'],
  draw: (put) =>
    put(
      'светильник подвесной',
      { dimensions_width: 520, dimensions_height: 800, series: 'Е', ...colour('хвойный', pine) },
      900,
      870,
    ) +
    put(
      'светильник подвесной стекло',
      { dimensions_width: 300, dimensions_height: 1000, series: 'Ж', ...sand },
      1620,
      670,
    ) +
    put('торшер', { dimensions_width: 460, dimensions_height: 1480, series: 'Б', ...sand }, 240) +
    put('тумба прикроватная', { dimensions_width: 560, dimensions_height: 520, ...oak }, 1960) +
    put(
      'лампа настольная',
      { dimensions_width: 320, dimensions_height: 480, series: 'Л', ...colour('терракот', clay) },
      2080,
      520,
    ),
};
