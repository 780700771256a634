import { clay, pine } from '../palette.ts';
import { floorRug, framed, pile, plant, vase, windowOf } from './props.ts';
import type { Put, Stage } from './stage.ts';

/** A category's scene: its caption for screen readers, the scale and what stands there. */
export interface Scene {
  title: string;
  s: number;
  wall?: readonly [string, string];
  draw: (put: Put, stage: Stage) => string;
}

const colour = (name: string, hex: string) => ({ color: { name, hex } });
const oak = colour('дуб', '#c59b68');
const walnut = colour('орех', '#7d563a');
const cream = colour('белый', '#f2ede3');
const sage = colour('шалфей', '#9fac95');
const green = colour('хвойный', '#3f6150');
const terracotta = colour('терракотовый', clay);
const sand = colour('песочный', '#d2bf9f');
const velvet = { upholstery_materials: ['велюр'] };

/** Sofas; also stands for a category without a scene. */
export const livingRoom: Scene = {
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

/** Rooms with furniture, by category slug. */
export const rooms: Record<string, Scene> = {
  divany: livingRoom,
  krovat: {
    title: 'Кровати',
    s: 0.25,
    draw: (put, { floor }) =>
      framed(352, 112, 96, 70, 1) +
      floorRug(400, floor - 4, 660, '#cdd2c4') +
      put('тумба прикроватная', { dimensions_height: 520, drawers: 2, ...oak }, 180) +
      put(
        'лампа настольная',
        { dimensions_height: 420, dimensions_width: 260, ...sand },
        275,
        520,
      ) +
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
  },
  kresla: {
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
  },
  shkafy: {
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
  },
  kitchen: {
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
  },
  stolstyl: {
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
      put(
        'стул',
        { dimensions_width: 480, dimensions_height: 840, ...velvet, ...terracotta },
        210,
      ) +
      put('стул', { dimensions_width: 480, dimensions_height: 840, ...velvet, ...green }, 2070),
  },
  komodytumby: {
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
  },
  pufy: {
    title: 'Пуфы и банкетки',
    s: 0.4,
    draw: (put, { floor }) =>
      framed(170, 130, 110, 140, 1) +
      floorRug(400, floor - 4, 640, '#d9c9ae') +
      put('банкетка', { dimensions_width: 900, dimensions_height: 450, ...green }, 180) +
      put('пуф круглый', { dimensions_width: 520, dimensions_height: 430, ...terracotta }, 1180) +
      plant(734, floor, 190),
  },
  ofisnyedivany: {
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
  },
  gostinye: {
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
  },
};
