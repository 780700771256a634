import { depthLine, heightLine, person, widthLine } from './dimensions.ts';
import { ground, labelled, wallShadow } from './ground.ts';
import { dimensionsLayout, type Layout, photoLayout, pictureHeight, pictureWidth } from './layout.ts';
import { shadow } from './parts.ts';
import { type Drawing, type DrawingInput, drawingOf } from './registry.ts';
import { element, picture } from './svg.ts';

export { drawCategory } from './scenes/categories.ts';
export { drawSlide } from './scenes/slides.ts';

const number = (value: number) => String(Math.round(value * 100) / 100);

const thing = ({ form, piece, stance, width, height }: Drawing, { frame, floor }: Layout): string => {
  const { x, y, w, h } = frame;
  const under =
    floor !== undefined && stance === 'floor'
      ? shadow(x + w / 2, floor, w / 2)
      : stance === 'ceiling' || /кругл|арк|овал/.test(piece.words) ? '' : wallShadow(x, y, w, h);
  const box = [x, y, w, h].map(number).join(' ');
  return (
    under +
    element('g', { 'data-width-mm': String(width), 'data-height-mm': String(height), 'data-box': box }, form(frame, piece))
  );
};

const lines = ({ labels, stance }: Drawing, { frame, floor }: Layout): string => {
  const bottom = frame.y + frame.h;
  const under = stance === 'wall' || stance === 'ceiling' ? bottom : (floor ?? bottom);
  return labelled(
    (labels.width === undefined ? '' : widthLine(frame, under + 34, bottom + 4, labels.width)) +
      (labels.height === undefined ? '' : heightLine(frame, frame.x - 22, labels.height)) +
      (labels.depth === undefined ? '' : depthLine(frame.x + frame.w + 10, under + 6, labels.depth)),
  );
};

/**
 * The SVG of one variant, 800 by 600: `photo` is the thing alone, `dimensions` its front with
 * the stated millimetres. The box of the front is in `data-box`, in picture units.
 */
export const drawVariant = (input: DrawingInput, view: 'photo' | 'dimensions'): string => {
  const drawing = drawingOf(input);
  const layout = view === 'photo' ? photoLayout(drawing) : dimensionsLayout(drawing);
  const silhouette =
    layout.person === undefined || layout.floor === undefined
      ? ''
      : person(layout.person, layout.floor, layout.frame.s);
  return picture(
    pictureWidth,
    pictureHeight,
    input.name,
    ground(pictureWidth, pictureHeight, layout.floor) +
      silhouette +
      thing(drawing, layout) +
      (view === 'dimensions' ? lines(drawing, layout) : ''),
  );
};
