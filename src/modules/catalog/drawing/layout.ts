import { personHeight, personWidth } from './dimensions.ts';
import type { Frame } from './piece.ts';
import type { Drawing } from './registry.ts';

export const pictureWidth = 800;

export const pictureHeight = 600;

/** Where the thing stands in a picture; `floor` is undefined where none is seen. */
export interface Layout {
  frame: Frame;
  floor?: number;
  /** The middle of the silhouette, where one is drawn. */
  person?: number;
}

const frameOf = (x: number, y: number, { width, height }: Drawing, s: number): Frame => ({
  x,
  y,
  w: width * s,
  h: height * s,
  s,
});

/** Big, alone: the thing as a product photo. */
export const photoLayout = (drawing: Drawing): Layout => {
  const { width, height, stance, around } = drawing;
  const [wide, tall] = [width + around.left + around.right, height + around.above];
  const free = stance === 'plan' || stance === 'wall';
  if (stance === 'ceiling') {
    const s = Math.min(430 / width, 430 / height);
    return { frame: frameOf((pictureWidth - width * s) / 2, 110, drawing, s) };
  }
  const s = Math.min((free ? 580 : 650) / wide, 420 / tall);
  const x = (pictureWidth - wide * s) / 2 + around.left * s;
  if (free) return { frame: frameOf(x, (pictureHeight - height * s) / 2, drawing, s) };
  const floor = 470 + Math.min(40, Math.max(0, tall * s - 360) * 0.6);
  return { frame: frameOf(x, floor - height * s, drawing, s), floor };
};

/** How high above the floor the thing hangs, mm. */
const raised = ({ stance, height }: Drawing): number => {
  if (stance === 'wall') return Math.max(80, Math.min(1550 - height / 2, 1000));
  return stance === 'ceiling' ? 1500 : 0;
};

const leftLine = 122;

const rightEdge = 36;

/** Beside a person where it is large, with room for lines below and to the left. */
export const dimensionsLayout = (drawing: Drawing): Layout => {
  const { width, height, stance, around } = drawing;
  const large = Math.max(width, height) > 600;
  const up = large ? raised(drawing) : 0;
  const standing = large ? 180 + personWidth : 0;
  const total = around.left + width + around.right + standing;
  const highest = height + around.above + up;
  const tall = large ? Math.max(highest, personHeight) : highest;
  const room = pictureWidth - leftLine - rightEdge;
  // The depth label takes its place to the right of the thing.
  const s = Math.min((large ? room : room - 90) / total, (large ? 440 : 340) / tall);
  const space = large ? Math.max(180 * s, up > 0 ? 124 : 64) : 0;
  const right = around.right * s + (large ? space + personWidth * s : 90);
  const fitting = Math.min(s, (room * s) / ((around.left + width) * s + right));
  const drawn = (around.left + width) * fitting + right;
  const x = leftLine + (room - drawn) / 2 + around.left * fitting;
  const floor = large ? 500 : 290 + (tall * fitting) / 2;
  const frame = frameOf(x, floor - (height + up) * fitting, drawing, fitting);
  const middle = x + (width + around.right) * fitting + space + (personWidth * fitting) / 2;
  if (large)
    return stance === 'plan' ? { frame, person: middle } : { frame, floor, person: middle };
  return stance === 'floor' ? { frame, floor } : { frame };
};
