import { wallShadow } from './ground.ts';
import type { Layout } from './layout.ts';
import type { Drawing } from './registry.ts';
import { shadow } from './shadows.ts';
import { boxText, d, element, trace } from './svg.ts';

const under = ({ stance, around }: Drawing, { frame, floor }: Layout): string => {
  const { x, y, w, h, s } = frame;
  if (floor === undefined || stance === 'wall') {
    return stance === 'ceiling' ? '' : wallShadow(x, y, w, h);
  }
  if (stance !== 'floor' || around.behind > 0) return '';
  const half = (w + (around.left + around.right) * s) / 2;
  return shadow(x - around.left * s + half, floor, half);
};

const thing = (drawing: Drawing, layout: Layout): string => {
  const { x, y, w, h } = layout.frame;
  const attributes = {
    'data-width-mm': String(drawing.width),
    'data-height-mm': String(drawing.height),
    'data-box': boxText(x, y, w, h),
  };
  return (
    under(drawing, layout) + element('g', attributes, drawing.form(layout.frame, drawing.piece))
  );
};

/** The flex of a lamp, from the ceiling to its box. */
const flex = ({ stance }: Drawing, { frame }: Layout): string =>
  stance === 'ceiling' ? trace(d`M${frame.x + frame.w / 2} 0V${frame.y}`, '#4a443e', 1.8) : '';

/** The thing in its place, with its shadow and what it hangs on. */
export const figure = (drawing: Drawing, layout: Layout): string =>
  flex(drawing, layout) + thing(drawing, layout);

/** The line where the wall meets the floor, behind the thing. */
export const wallLine = ({ around }: Drawing, { frame, floor }: Layout): number | undefined =>
  floor && floor - Math.max(16, around.behind * frame.s + 9);
