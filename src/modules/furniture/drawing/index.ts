import { caption } from './caption.ts';
import { depthLine, heightLine, widthLine } from './dimensions.ts';
import type { DrawingInput } from './drawing-input.ts';
import { figure, wallLine } from './figure.ts';
import { ground, labelled } from './ground.ts';
import {
  dimensionsLayout,
  type Layout,
  photoLayout,
  pictureHeight,
  pictureWidth,
} from './layout.ts';
import { picture } from './picture.ts';
import { drawPlate } from './plate.ts';
import { type Drawing, drawingOf } from './registry.ts';
import { door, person, yardstickNotes } from './yardsticks.ts';

export { drawComparison } from './comparison.ts';
export { drawPlate } from './plate.ts';
export { drawSlide } from './scenes/slides.ts';

const lines = ({ labels, stance, around }: Drawing, { frame, floor }: Layout): string => {
  const bottom = frame.y + frame.h;
  const foot = stance === 'wall' || stance === 'ceiling' ? bottom : (floor ?? bottom);
  return (
    (labels.width === undefined ? '' : widthLine(frame, foot + 34, bottom + 4, labels.width)) +
    (labels.height === undefined
      ? ''
      : heightLine(frame, frame.x - around.left * frame.s - 22, labels.height)) +
    (labels.depth === undefined ? '' : depthLine(frame.x + frame.w + 10, foot + 6, labels.depth))
  );
};

/** A person and a door where there is room for them, and the notes on both. */
const yardsticks = (drawing: Drawing, { frame, floor, person: at, door: hasDoor }: Layout) => {
  if (at === undefined) return { shapes: '', notes: '' };
  const foot = floor ?? frame.y + frame.h;
  const wall = wallLine(drawing, { frame, floor: foot }) ?? foot;
  return {
    shapes: (hasDoor ? door(at, wall, frame.s) : '') + person(at, foot, frame.s),
    notes: yardstickNotes(Math.min(at, pictureWidth - 84), hasDoor ? wall : foot, frame.s, hasDoor),
  };
};

/**
 * The SVG of one variant, 800 by 600: `photo` is the thing alone with the caption that it is a drawing, `dimensions` its front with
 * the stated millimetres. A thing that cannot be drawn truly has the plate of its category in place of both. The box of the front is in `data-box`, in picture units.
 */
export const drawVariant = (input: DrawingInput, view: 'photo' | 'dimensions'): string => {
  const drawing = drawingOf(input);
  if (!drawing.isDrawn) return drawPlate(input.icon ?? 'shapes', input.name);
  const layout = view === 'photo' ? photoLayout(drawing) : dimensionsLayout(drawing);
  const { shapes, notes } = yardsticks(drawing, layout);
  return picture(
    pictureWidth,
    pictureHeight,
    input.name,
    ground(pictureWidth, pictureHeight, wallLine(drawing, layout)) +
      shapes +
      figure(drawing, layout) +
      (view === 'dimensions' ? labelled(lines(drawing, layout) + notes) : caption),
  );
};
