import { personHeight, personWidth } from './dimensions.ts';
import { mattress, mattressRise } from './forms/mattresses.ts';
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

/** What a form shows above its front. */
const riseOf = ({ form, width }: Drawing) => (form === mattress ? width * mattressRise : 0);

/** Big, alone: the thing as a product photo. */
export const photoLayout = (drawing: Drawing): Layout => {
  const { width, height, stance } = drawing;
  const rise = riseOf(drawing);
  const free = stance === 'plan' || stance === 'wall';
  const s = Math.min((free ? 600 : 640) / width, 420 / (height + rise));
  const x = (pictureWidth - width * s) / 2;
  if (free) return { frame: frameOf(x, (pictureHeight - height * s) / 2, drawing, s) };
  if (stance === 'ceiling') {
    const scale = Math.min(520 / width, 470 / height);
    return { frame: frameOf((pictureWidth - width * scale) / 2, 0, drawing, scale) };
  }
  const floor = 470 + Math.min(40, Math.max(0, (height + rise) * s - 360) * 0.6);
  return { frame: frameOf(x, floor - height * s, drawing, s), floor };
};

/** How high above the floor the thing hangs, mm. */
const raised = ({ stance, height }: Drawing): number => {
  if (stance === 'wall') return Math.max(80, Math.min(1550 - height / 2, 1000));
  return stance === 'ceiling' ? 1500 : 0;
};

/** Beside a person where it is large, with room for lines below and to the left. */
export const dimensionsLayout = (drawing: Drawing): Layout => {
  const { width, height, stance } = drawing;
  const rise = riseOf(drawing);
  const large = Math.max(width, height) > 600;
  const up = large ? raised(drawing) : 0;
  const gap = 260;
  const total = large ? width + gap + personWidth : width;
  const tall = large ? Math.max(height + rise + up, personHeight) : height + rise;
  const s = Math.min((large ? 590 : 460) / total, (large ? 450 : 360) / tall);
  // A depth label needs its place between the thing and the person.
  const space = Math.max(gap * s, 60);
  const drawn = large ? width * s + space + personWidth * s : width * s;
  const x = Math.min(118 + (pictureWidth - 118 - 40 - drawn) / 2, pictureWidth - 40 - drawn);
  const floor = large ? 506 : 300 + (tall * s) / 2;
  const frame = frameOf(x, floor - (height + up) * s, drawing, s);
  const person = large ? { person: x + width * s + space + (personWidth * s) / 2 } : {};
  return stance === 'floor' || large ? { frame, floor, ...person } : { frame };
};
