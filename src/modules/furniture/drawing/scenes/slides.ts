import { clay, pine } from '../palette.ts';
import { floorRug } from './floors.ts';
import { plant, vase } from './plants.ts';
import { type Put, putOn, type Stage, stagePicture } from './stage.ts';
import { colour, oak, sand, velvet } from './tones.ts';
import { framed, windowOf } from './walls.ts';

interface Slide {
  title: string;
  wall: readonly [string, string];
  s: number;
  draw: (put: Put, floor: number) => string;
}

export const livingRoom: Slide = {
  title: 'Гостиная',
  wall: ['#f8f4ec', '#efe7d9'],
  s: 0.28,
  draw: (put, floor) =>
    framed(1010, 130, 120, 156, 0) +
    framed(1150, 166, 92, 120, 1) +
    floorRug(1110, floor - 4, 880, '#d8c3a2') +
    put('торшер', { dimensions_width: 460, dimensions_height: 1640, series: 'Б', ...sand }, 4900) +
    put(
      'диван прямой',
      {
        dimensions_width: 2400,
        dimensions_height: 880,
        series: 'Лад',
        ...colour('хвойный', '#3f6150'),
      },
      2740,
    ) +
    put(
      'подушка',
      { dimensions_width: 420, dimensions_height: 400, ...colour('терракот', clay) },
      3010,
      440,
    ) +
    put(
      'столик журнальный круглый',
      { dimensions_width: 620, dimensions_height: 420, series: 'А', ...oak },
      4240,
    ) +
    vase(1274, floor - 118, 104) +
    plant(1525, floor, 210),
};

const slides: Slide[] = [
  livingRoom,
  {
    title: 'Спальня',
    wall: ['#f5f0e8', '#ebe4d8'],
    s: 0.28,
    draw: (put, floor) =>
      windowOf(1360, 120, 170, 250) +
      framed(1030, 120, 130, 92, 1) +
      floorRug(1090, floor - 4, 860, '#cfd4c6') +
      put('тумба прикроватная', { dimensions_height: 520, drawers: 2, ...oak }, 2690) +
      put(
        'лампа настольная',
        { dimensions_width: 280, dimensions_height: 440, series: 'Л', ...sand },
        2780,
        520,
      ) +
      put(
        'кровать',
        {
          dimensions_width: 1950,
          dimensions_height: 1200,
          series: 'Ия',
          ...velvet,
          ...colour('пудровый', '#d3ac9c'),
        },
        3200,
      ) +
      put('тумба прикроватная', { dimensions_height: 520, drawers: 2, ...oak }, 5210) +
      vase(1518, floor - 146, 110),
  },
  {
    title: 'Кухня-столовая',
    wall: ['#f7f3ea', '#eee6d8'],
    s: 0.26,
    draw: (put, floor) =>
      put(
        'кухня прямая',
        {
          dimensions_width: 1850,
          dimensions_height: 2150,
          lower_modules: 3,
          upper_modules: 3,
          facade_color: 'шалфей',
          countertop_color: 'дуб',
          facade_with_showcase: true,
          ...colour('белый', '#f2ede3'),
        },
        4190,
        110,
      ) +
      put(
        'светильник подвесной',
        { dimensions_width: 460, dimensions_height: 560, series: 'Е', ...colour('терракот', clay) },
        3420,
        1380,
      ) +
      put(
        'стол круглый',
        { dimensions_width: 1000, dimensions_height: 750, series: 'А', ...oak },
        3150,
      ) +
      put(
        'стул',
        { dimensions_width: 460, dimensions_height: 830, ...velvet, ...colour('хвойный', pine) },
        2860,
      ) +
      put(
        'стул',
        { dimensions_width: 460, dimensions_height: 830, ...velvet, ...colour('терракот', clay) },
        3960,
      ) +
      vase(949, floor - 195, 104),
  },
];

/** A wide scene, 1600 by 700, for the home page; its left part is a plain wall for the text. */
export const drawSlide = (index: 0 | 1 | 2): string => {
  const { title, wall, s, draw } = slides[index] ?? livingRoom;
  const stage: Stage = { width: 1600, height: 700, floor: 604, s, wall };
  return stagePicture(stage, title, draw(putOn(stage), stage.floor));
};
