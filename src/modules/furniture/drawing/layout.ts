import type { Frame } from './piece.ts';
import type { Drawing } from './registry.ts';
import { doorCasing, doorHeight, doorWidth, personHeight, personWidth } from './yardsticks.ts';

export const pictureWidth = 800;

export const pictureHeight = 600;

/** Where the thing stands in a picture; `floor` is undefined where none is seen. */
export interface Layout {
  frame: Frame;
  floor?: number;
  /** The middle of the silhouette, where one is drawn. */
  person?: number;
  /** Behind the person stands a door. */
  door?: boolean;
}

export const frameOf = (x: number, y: number, { width, height }: Drawing, s: number): Frame => ({
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

const leftLine = 122;

const rightEdge = 36;

/** Above this, mm, a thing is drawn beside a person. */
const large = { floor: 560, wall: 480, ceiling: 480, plan: 800 };

/** What stands beside the thing, mm; nothing beside a small one. */
const yardstickOf = ({ width, height, labels, carried, stance }: Drawing) => {
  const larger = Math.max(width, height, stance === 'floor' ? (labels.depth ?? 0) : 0);
  if (larger <= large[stance]) return undefined;
  const door = carried && stance === 'floor' && larger >= 1200;
  return door
    ? { door, width: doorWidth + doorCasing * 2, height: doorHeight + doorCasing }
    : { door, width: personWidth, height: personHeight };
};

/** Beside a person and a door where it is large, with room for lines below and to the left. */
export const dimensionsLayout = (drawing: Drawing): Layout => {
  const { width, height, stance, around } = drawing;
  const beside = yardstickOf(drawing);
  const up = beside ? drawing.lift : 0;
  const total = around.left + width + around.right + (beside ? 180 + beside.width : 0);
  const highest = height + around.above + up;
  const tall = Math.max(highest, beside?.height ?? 0);
  const room = pictureWidth - leftLine - rightEdge;
  // The depth label takes its place to the right of the thing.
  const s = Math.min((beside ? room : room - 90) / total, (beside ? 440 : 340) / tall);
  const space = beside ? Math.max(180 * s, up > 0 ? 124 : 64) : 0;
  const right = beside
    ? Math.max((around.right + beside.width) * s + space, 106)
    : around.right * s + 90;
  const fitting = Math.min(s, (room * s) / ((around.left + width) * s + right));
  const drawn = (around.left + width) * fitting + right;
  const x = leftLine + (room - drawn) / 2 + around.left * fitting;
  const floor = beside ? 500 : 290 + (tall * fitting) / 2;
  const frame = frameOf(x, floor - (height + up) * fitting, drawing, fitting);
  if (!beside) return stance === 'floor' ? { frame, floor } : { frame };
  const person = x + (width + around.right) * fitting + space + (beside.width * fitting) / 2;
  return { frame, person, door: beside.door, ...(stance === 'plan' ? {} : { floor }) };
};
