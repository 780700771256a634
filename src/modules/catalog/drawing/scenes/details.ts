import { clay, pine, tone } from '../palette.ts';
import { times } from '../piece.ts';
import { d, down, ellipse, rect, shape, trace } from '../svg.ts';
import { floorRug, framed, pile, plant, vase, windowOf } from './props.ts';
import type { Scene } from './rooms.ts';

const colour = (name: string, hex: string) => ({ color: { name, hex } });
const oak = colour('дуб', '#c59b68');
const cream = colour('белый', '#f2ede3');
const sage = colour('шалфей', '#9fac95');
const sand = colour('песочный', '#d2bf9f');
const steel = colour('хром', '#c3c6c6');

const tiles = (top: number, bottom: number): string =>
  rect(0, top, 800, bottom - top, down('#f4efe5', '#ebe3d5')) +
  times(4, (i) => trace(d`M0 ${top + ((bottom - top) * i) / 4}H800`, '#d8ccb8', 1)) +
  times(11, (i) => trace(d`M${40 + i * 72} ${top}V${bottom}`, '#d8ccb8', 1));

const counter = (y: number): string =>
  rect(0, y, 800, 26, down('#dcc096', '#b98d5c'), { line: '#8a6237', width: 1 }) +
  rect(0, y + 26, 800, 600 - y, down('#7f8f7f', '#97a595')) +
  trace(d`M266 ${y + 30}V600M533 ${y + 30}V600`, '#5f6f60', 1.2);

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

const roll = (x: number, floor: number, w: number, h: number, hex: string): string => {
  const of = tone(hex);
  return (
    rect(x, floor - h, w, h, down(of.light, of.deep), {
      r: w * 0.2,
      line: of.line,
      width: 1,
    }) +
    ellipse(x + w / 2, floor - h + w * 0.16, w / 2, w * 0.18, of.pale, {
      line: of.line,
      width: 1,
    }) +
    ellipse(x + w / 2, floor - h + w * 0.16, w * 0.26, w * 0.09, 'none', {
      line: of.line,
      width: 0.9,
    })
  );
};

/** Smaller things and the other rooms, by category slug. */
export const details: Record<string, Scene> = {
  matrasyortopedicheskie: {
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
  },
  kranu: {
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
  },
  prihozhie: {
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
  },
  detskayamebel: {
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
  },
  komplectmebeli: {
    title: 'Комплекты мебели',
    s: 0.172,
    draw: (put) =>
      framed(490, 190, 96, 70, 1) +
      floorRug(470, 496, 520, '#d9c9b0') +
      put('комплект спальни', { dimensions_width: 4300, dimensions_height: 2250, ...oak }, 180),
  },
  vsedlyaobustroystvakukhni: {
    title: 'Всё для обустройства кухни',
    s: 0.75,
    draw: (put) =>
      tiles(0, 440) +
      counter(440) +
      put('полка с рейлингом', { dimensions_width: 620, dimensions_height: 220, ...oak }, 60, 400) +
      put(
        'сушилка для посуды',
        { dimensions_width: 360, dimensions_height: 210, ...steel },
        90,
        80,
      ) +
      put('корзина', { dimensions_width: 320, dimensions_height: 190, ...sand }, 510, 80) +
      put(
        'смеситель для кухни',
        { dimensions_width: 190, dimensions_height: 330, ...steel },
        860,
        80,
      ),
  },
  zerkala: {
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
  },
  svetilniki: {
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
  },
  kovry: {
    title: 'Ковры',
    s: 0.19,
    draw: (put, { floor }) =>
      put(
        'ковёр',
        {
          dimensions_width: 2100,
          dimensions_depth: 1600,
          series: 'Сад',
          pattern: 'ромбы, бахрома',
          ...colour('терракотовый', '#b4704f'),
        },
        640,
        560,
      ) +
      trace(d`M100 86H542`, '#8a623f', 5) +
      roll(600, floor, 44, 230, '#9fac95') +
      roll(652, floor, 48, 200, '#d2bf9f') +
      put('пуф круглый', { dimensions_width: 620, dimensions_height: 420, ...sage }, 300),
  },
  tekstil: {
    title: 'Текстиль',
    s: 0.21,
    draw: (put, { floor }) =>
      put('шторы', { dimensions_width: 2300, dimensions_height: 2000, ...sage }, 240, 40) +
      put('банкетка', { dimensions_width: 1300, dimensions_height: 450, ...sand }, 2250) +
      put(
        'подушка',
        { dimensions_width: 460, dimensions_height: 440, ...colour('терракот', clay) },
        2330,
        440,
      ) +
      put('подушка', { dimensions_width: 420, dimensions_height: 400, ...cream }, 2680, 440) +
      pile(650, floor - 93, 84, ['#d9c9ae', '#9fac95', '#b98f76']),
  },
};
