import type { VariantAttributes } from '#contracts/attributes.ts';
import { down, radial } from '../gradients.ts';
import { picture } from '../picture.ts';
import { drawingOf } from '../registry.ts';
import { shadow } from '../shadows.ts';
import { d, element, ellipse, rect, trace } from '../svg.ts';

/** A picture of a room: its size, its floor line and the scale. */
export interface Stage {
  width: number;
  height: number;
  floor: number;
  /** Picture units of a millimetre. */
  s: number;
  wall: readonly [string, string];
}

/** Puts a piece of the given type on a stage, its left side in mm; `up` mm over the floor. */
export type Put = (
  type: string,
  attributes: VariantAttributes,
  left: number,
  up?: number,
) => string;

export const putOn =
  ({ floor, s }: Stage): Put =>
  (type, attributes, left, up = 0) => {
    const drawing = drawingOf({
      categorySlug: '',
      name: type,
      attributes: { type_of_product: type, ...attributes },
    });
    const [w, h] = [drawing.width * s, drawing.height * s];
    const frame = { x: left * s, y: floor - up * s - h, w, h, s };
    const under =
      up === 0 && drawing.stance !== 'ceiling' ? shadow(frame.x + w / 2, floor, w / 2, 0.26) : '';
    const flex =
      drawing.stance === 'ceiling'
        ? trace(d`M${frame.x + w / 2} 0V${frame.y}`, '#4a443e', 1.8)
        : '';
    return under + flex + drawing.form(frame, drawing.piece);
  };

const room = ({ width, height, floor, wall: [upper, lower] }: Stage): string => {
  const line = floor - height * 0.045;
  return (
    rect(0, 0, width, height, down(upper, lower)) +
    ellipse(
      width * 0.62,
      height * 0.36,
      width * 0.46,
      height * 0.5,
      radial('#fffdf8b0', '#fffdf800'),
    ) +
    rect(0, line, width, height - line, down('#e3d5bd', '#d8c8ac')) +
    rect(0, line - 9, width, 9, down('#fbf8f2', '#efe7da')) +
    trace(d`M0 ${line}H${width}M0 ${line - 9}H${width}`, '#c9b99d', 0.9) +
    trace(d`M0 ${line + 34}H${width}M0 ${line + 82}H${width}`, '#c9b698', 0.8, 0.5)
  );
};

/** The room with what stands in it, as an SVG. */
export const stagePicture = (stage: Stage, title: string, content: string): string =>
  picture(stage.width, stage.height, title, room(stage) + element('g', {}, content));
