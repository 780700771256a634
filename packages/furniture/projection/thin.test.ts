import { expect, it } from 'vitest';
import type { Attributes } from '../attributes.ts';
import { modelOf } from '../build.ts';
import { board } from '../kit/board.ts';
import { brass, lacquer } from '../kit/finishes.ts';
import { handle } from '../kit/handles.ts';
import { moved, part } from '../kit/part.ts';
import { sampleOf } from '../testing/samples.ts';
import { figureOf } from './figure.ts';

/** The breadths and heights of the areas of path data, in its units. */
function boxesOf(path: string) {
  return path
    .split('m')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0];
      const [xs, ys] = [[0], [0]];
      const steps = ring.matchAll(/([hvl]?)\s*(-?\d+)(?:\s*(-?\d+))?/g);
      let command = '';
      for (const [index, [, letter = '', first, second]] of [...steps].entries()) {
        command = letter || command;
        if (index === 0) continue;
        x += command === 'v' ? 0 : Number(first);
        y += command === 'v' ? Number(first) : Number(second ?? 0);
        xs.push(x);
        ys.push(y);
      }
      return {
        across: Math.max(...xs) - Math.min(...xs),
        down: Math.max(...ys) - Math.min(...ys),
      };
    });
}

it('what lies flat is drawn without light from above', async () => {
  const shadesOf = async (kind: string, own: Attributes) => {
    const { parts } = await modelOf(sampleOf(kind, own));
    return figureOf(parts, 'top').shades.length;
  };
  expect(await shadesOf('rug', { dimensions_height: 35 })).toBe(0);
  expect(await shadesOf('sofa', {})).toBeGreaterThan(0);
});

it('thin handles of pale doors are drawn whole, wherever the pixels lie', () => {
  const doors = [0, 1, 2, 3, 4].map((at) => at * 401 - 802);
  const parts = doors.flatMap((x) => [
    part(board(397, 1900, 18, 1.6).translate(x, 950, 9), lacquer('#f3f1ea')),
    ...moved(handle('bow', 190, true, brass), [x + 150 + x / 300, 950, 18]),
  ]);
  const { fills, width, mm } = figureOf(parts, 'front');
  const unit = width / mm.width;
  const handles = boxesOf(fills.find(({ colour }) => colour === brass.colour)?.path ?? '');
  expect(handles).toHaveLength(doors.length);
  for (const { across, down } of handles) {
    expect(across / unit).toBeGreaterThan(4);
    expect(across / unit).toBeLessThan(10);
    expect(down / unit).toBeGreaterThan(180);
  }
});
