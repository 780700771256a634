import { depthLine, heightLine, person, widthLine } from './dimensions.ts';
import { ground, labelled, wallShadow } from './ground.ts';
import {
  dimensionsLayout,
  type Layout,
  photoLayout,
  pictureHeight,
  pictureWidth,
} from './layout.ts';
import { picture } from './picture.ts';
import { type Drawing, type DrawingInput, drawingOf } from './registry.ts';
import { shadow } from './shadows.ts';
import { d, element, trace } from './svg.ts';

export { drawCategory } from './scenes/categories.ts';
export { drawSlide } from './scenes/slides.ts';

const number = (value: number) => String(Math.round(value * 100) / 100);

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
    'data-box': [x, y, w, h].map(number).join(' '),
  };
  return (
    under(drawing, layout) + element('g', attributes, drawing.form(layout.frame, drawing.piece))
  );
};

/** The flex of a lamp, from the ceiling to its box. */
const flex = ({ stance }: Drawing, { frame }: Layout): string =>
  stance === 'ceiling' ? trace(d`M${frame.x + frame.w / 2} 0V${frame.y}`, '#4a443e', 1.8) : '';

const lines = ({ labels, stance, around }: Drawing, { frame, floor }: Layout): string => {
  const bottom = frame.y + frame.h;
  const foot = stance === 'wall' || stance === 'ceiling' ? bottom : (floor ?? bottom);
  return labelled(
    (labels.width === undefined ? '' : widthLine(frame, foot + 34, bottom + 4, labels.width)) +
      (labels.height === undefined
        ? ''
        : heightLine(frame, frame.x - around.left * frame.s - 22, labels.height)) +
      (labels.depth === undefined ? '' : depthLine(frame.x + frame.w + 10, foot + 6, labels.depth)),
  );
};

/**
 * The SVG of one variant, 800 by 600: `photo` is the thing alone, `dimensions` its front with
 * the stated millimetres. The box of the front is in `data-box`, in picture units.
 */
export const drawVariant = (input: DrawingInput, view: 'photo' | 'dimensions'): string => {
  const drawing = drawingOf(input);
  const layout = view === 'photo' ? photoLayout(drawing) : dimensionsLayout(drawing);
  const far = drawing.around.behind * layout.frame.s;
  const line = layout.floor && layout.floor - Math.max(16, far + 9);
  const silhouette =
    layout.person === undefined
      ? ''
      : person(layout.person, layout.floor ?? layout.frame.y + layout.frame.h, layout.frame.s);
  return picture(
    pictureWidth,
    pictureHeight,
    input.name,
    ground(pictureWidth, pictureHeight, line) +
      silhouette +
      flex(drawing, layout) +
      thing(drawing, layout) +
      (view === 'dimensions' ? lines(drawing, layout) : ''),
  );
};
