import { plant, vase } from './plants.ts';
import { cream, green, oak, type Scene, terracotta, velvet } from './tones.ts';

export const kitchenScene: Scene = {
  title: 'Кухни',
  s: 0.2,
  draw: (put, { floor }) =>
    put(
      'кухня прямая',
      {
        dimensions_width: 3000,
        dimensions_height: 2300,
        facade_color: 'шалфей',
        countertop_color: 'дуб',
        facade_design: 'рамка',
        facade_with_showcase: true,
        ...cream,
      },
      380,
    ) +
    vase(486, floor - 180, 76) +
    plant(722, floor, 150),
};

export const stolstyl: Scene = {
  title: 'Столы и стулья',
  s: 0.29,
  draw: (put, { floor }) =>
    put(
      'светильник подвесной',
      { dimensions_width: 480, dimensions_height: 400, series: 'Е', ...green },
      1140,
      1330,
    ) +
    put(
      'стол обеденный',
      { dimensions_width: 1500, dimensions_height: 750, series: 'Б', ...oak },
      630,
    ) +
    vase(392, floor - 217, 104) +
    put('стул', { dimensions_width: 480, dimensions_height: 840, ...velvet, ...terracotta }, 210) +
    put('стул', { dimensions_width: 480, dimensions_height: 840, ...velvet, ...green }, 2070),
};
