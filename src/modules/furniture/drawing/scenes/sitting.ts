import { floorRug } from './floors.ts';
import { plant, vase } from './plants.ts';
import { colour, green, type Scene, sand, terracotta, walnut } from './tones.ts';
import { framed, windowOf } from './walls.ts';

/** Sofas; also stands for a category without a scene. */
export const divany: Scene = {
  title: 'Диваны',
  s: 0.235,
  draw: (put, { floor }) =>
    framed(318, 150, 74, 96, 1) +
    framed(404, 130, 96, 120, 0) +
    floorRug(400, floor - 4, 640, '#d9c3a4') +
    put('торшер', { dimensions_height: 1640, ...sand }, 90) +
    put(
      'диван прямой',
      { dimensions_width: 2260, dimensions_height: 880, series: 'Лад', ...green },
      560,
    ) +
    plant(728, floor, 190),
};

export const kresla: Scene = {
  title: 'Кресла',
  s: 0.3,
  draw: (put, { floor }) =>
    framed(590, 120, 100, 130, 0) +
    floorRug(400, floor - 4, 560, '#d7cbb3') +
    put('торшер', { dimensions_height: 1450, dimensions_width: 420, ...sand }, 470) +
    put(
      'кресло',
      { dimensions_width: 860, dimensions_height: 980, series: 'Ель', ...terracotta },
      960,
    ) +
    put(
      'столик круглый журнальный',
      { dimensions_width: 480, dimensions_height: 520, series: 'А', ...walnut },
      1930,
    ) +
    vase(651, floor - 154, 112),
};

export const pufy: Scene = {
  title: 'Пуфы и банкетки',
  s: 0.4,
  draw: (put, { floor }) =>
    framed(170, 130, 110, 140, 1) +
    floorRug(400, floor - 4, 640, '#d9c9ae') +
    put('банкетка', { dimensions_width: 900, dimensions_height: 450, ...green }, 180) +
    put('пуф круглый', { dimensions_width: 520, dimensions_height: 430, ...terracotta }, 1180) +
    plant(734, floor, 190),
};

export const ofisnyedivany: Scene = {
  title: 'Офисные диваны',
  s: 0.235,
  draw: (put, { floor }) =>
    windowOf(150, 90, 500, 190) +
    plant(50, floor, 190) +
    put(
      'диван офисный',
      {
        dimensions_width: 1900,
        dimensions_height: 800,
        legs_material: 'хром',
        series: 'К',
        ...colour('графит', '#4b4f52'),
      },
      420,
    ) +
    put(
      'кресло',
      {
        dimensions_width: 800,
        dimensions_height: 800,
        legs_material: 'хром',
        ...colour('графит', '#4b4f52'),
      },
      2440,
    ),
};
