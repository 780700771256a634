import { down } from '../gradients.ts';
import { clay, tone } from '../palette.ts';
import { d, ellipse, rect, trace } from '../svg.ts';
import { pile } from './floors.ts';
import { colour, cream, type Scene, sage, sand } from './tones.ts';

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

export const kovry: Scene = {
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
};

export const tekstil: Scene = {
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
};
