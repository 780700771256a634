import { clay, pine } from '../palette.ts';
import { floorRug, pile } from './floors.ts';
import { plant, vase } from './plants.ts';
import { colour, cream, oak, type Scene, sage, sand, walnut } from './tones.ts';
import { framed } from './walls.ts';

export const prihozhie: Scene = {
  title: 'Прихожие',
  s: 0.195,
  draw: (put, { floor }) =>
    put(
      'прихожая',
      { dimensions_width: 1900, dimensions_height: 2200, facade_color: 'белый', ...oak },
      900,
    ) +
    put(
      'вешалка напольная',
      { dimensions_width: 520, dimensions_height: 1800, ...colour('орех', '#7d563a') },
      220,
    ) +
    put('обувница', { dimensions_width: 700, dimensions_height: 1000, ...sage }, 3080) +
    vase(668, floor - 195, 84) +
    framed(632, 132, 72, 92, 1),
};

export const shkafy: Scene = {
  title: 'Шкафы',
  s: 0.185,
  draw: (put, { floor }) =>
    put(
      'шкаф распашной',
      {
        dimensions_width: 2000,
        dimensions_height: 2350,
        doors_count: 4,
        drawers: 2,
        facade_design: 'рамка, зеркало',
        ...cream,
      },
      900,
    ) +
    put('пуф круглый', { dimensions_width: 560, dimensions_height: 430, ...sage }, 3100) +
    plant(96, floor, 190, clay),
};

export const komodytumby: Scene = {
  title: 'Комоды и тумбы',
  s: 0.3,
  draw: (put, { floor }) =>
    put(
      'зеркало круглое',
      { dimensions_width: 640, dimensions_height: 640, ...colour('латунь', '#b8935a') },
      840,
      950,
    ) +
    put('комод', { dimensions_width: 1240, dimensions_height: 820, drawers: 6, ...walnut }, 540) +
    put(
      'лампа настольная',
      { dimensions_height: 430, dimensions_width: 270, series: 'Л', ...sand },
      610,
      820,
    ) +
    vase(478, floor - 246, 100) +
    put(
      'тумба прикроватная',
      { dimensions_width: 460, dimensions_height: 540, drawers: 1, ...oak },
      1980,
    ) +
    pile(612, floor - 162, 90, ['#c8b899', '#9fac95']),
};

export const gostinye: Scene = {
  title: 'Гостиные',
  s: 0.205,
  draw: (put, { floor }) =>
    floorRug(400, floor + 4, 560, '#d7c4a6') +
    put(
      'стенка',
      { dimensions_width: 3200, dimensions_height: 2150, facade_color: 'белый', ...oak },
      350,
    ) +
    plant(38, floor, 150, pine),
};
