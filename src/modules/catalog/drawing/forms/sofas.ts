import { blackMetal, metal, type Tone } from '../palette.ts';
import { cushion, legsUnder, panel, shade, shadow } from '../parts.ts';
import { clamp, depthRise, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { across, d, down, rect, shape, trace } from '../svg.ts';

const softArm = (x: number, y: number, w: number, h: number, of: Tone, style: number): string => {
  const fill = across(of.light, of.deep);
  const stroke = { line: of.line, width: 1.1 };
  const seam = (data: string) => trace(data, of.seam, 0.9, 0.8);
  if (style === 1) {
    const roll = Math.min(w, h * 0.4);
    return (
      rect(x + w * 0.06, y + roll * 0.6, w * 0.88, h - roll * 0.6, fill, { ...stroke, r: 5 }) +
      rect(x, y, w, roll, down(of.pale, of.base, of.deep), { ...stroke, r: roll / 2 })
    );
  }
  if (style === 2) {
    return (
      shape(
        d`M${x} ${y + h}V${y + w * 0.5}Q${x} ${y} ${x + w * 0.5} ${y}T${x + w} ${y + w * 0.5}V${y + h}Z`,
        fill,
        stroke,
      ) + seam(d`M${x + 6} ${y + h - 6}V${y + w * 0.55}Q${x + 6} ${y + 6} ${x + w * 0.5} ${y + 6}`)
    );
  }
  return (
    rect(x, y, w, h, fill, { ...stroke, r: 7 }) +
    rect(x, y, w, Math.min(16, h * 0.14), down(of.pale, of.deep), {
      r: 7,
      line: of.seam,
      width: 0.8,
    })
  );
};

/** Buttons in a lattice of seams. */
const tufts = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const columns = Math.max(3, Math.round(w / 34));
  const step = (w * 0.92) / columns;
  const left = x + w * 0.04;
  const [upper, lower, bottom] = [y + h * 0.3, y + h * 0.58, y + h * 0.86];
  const seams = Array.from({ length: columns }, (_, i) => {
    const at = left + i * step;
    return d`M${at} ${upper}l${step / 2} ${lower - upper}l${step / 2} ${upper - lower}M${at + step / 2} ${lower}V${bottom}M${at + step / 2} ${lower}L${at} ${bottom}M${at} ${upper}V${y + h * 0.06}`;
  });
  const buttons = times(
    columns,
    (i) => d`M${left + (i + 0.5) * step} ${lower}h.1M${left + i * step} ${upper}h.1`,
  );
  return trace(seams.join(''), of.seam, 0.9, 0.8) + trace(buttons, of.line, 4, 0.8);
};

/** What a seat is made of, in picture units; shared by sofas and armchairs. */
export const seatFrame = (frame: Frame, { attributes: a, words, seed }: Piece) => {
  const { s } = frame;
  const tall = frame.h / s;
  const floor = frame.y + frame.h;
  const bare = /без подлокот/.test(words);
  const narrow = /узк|тонк/.test(a.armrests?.toLowerCase() ?? '');
  const armWidth = a.armrest_width ?? (narrow ? 110 : clamp((frame.w / s) * 0.09, 120, 240));
  const arm = bare ? 0 : Math.min(armWidth * s, frame.w * 0.2);
  const seatTop = floor - clamp(a.seat_height ?? tall * 0.5, tall * 0.36, tall * 0.62) * s;
  const armTop = floor - clamp(a.armrest_height ?? tall * 0.7, tall * 0.5, tall) * s;
  const legs = clamp(tall * 0.14, 60, 150) * s;
  const armWords = a.armrests?.toLowerCase() ?? '';
  const style = /скругл/.test(armWords) ? 1 : /ж[её]стк/.test(armWords) ? 0 : seed % 3;
  return { floor, arm, seatTop, armTop, legs, style, tufted: /каретн|капитон/.test(words) };
};

const footing = (
  frame: Frame,
  y: number,
  height: number,
  { attributes: a, look }: Piece,
): string => {
  const wide = frame.w / frame.s > 1300;
  const told = `${a.legs_material ?? ''} ${a.legs_color ?? ''}`.toLowerCase();
  if (/хром|металл|сталь/.test(told)) {
    const of = /ч[её]рн/.test(told) ? blackMetal : metal;
    return legsUnder(frame.x, y, frame.w, height, of, 5, frame.w * 0.05, 0, wide ? 3 : 2);
  }
  const thick = Math.max(46 * frame.s, 5);
  return legsUnder(
    frame.x,
    y,
    frame.w,
    height,
    look.legs,
    thick,
    frame.w * 0.04,
    thick * 0.3,
    wide ? 3 : 2,
  );
};

/** Seat cushions, back cushions and the base rail between the arms. */
const body = (
  box: Frame,
  seatTop: number,
  bottom: number,
  count: number,
  piece: Piece,
  tufted: boolean,
): string => {
  const of = piece.look.main;
  const thick = (bottom - seatTop) * 0.54;
  const width = box.w / count;
  const back = times(count, (i) => {
    const [x, y, h] = [box.x + i * width + 1, box.y + box.h * 0.015, seatTop - box.y + thick * 0.2];
    if (!tufted) return cushion(x, y, width - 2, h, of, 18, 4);
    return i > 0 ? '' : panel(box.x, y, box.w, h, of, 14) + tufts(box.x, y, box.w, h, of);
  });
  const seats = times(count, (i) =>
    cushion(box.x + i * width, seatTop, width, thick + 4, of, 12, 3),
  );
  return (
    back +
    shade(box.x + 3, seatTop - 9, box.w - 6, 9, 0.05) +
    panel(box.x, seatTop + thick * 0.8, box.w, bottom - seatTop - thick * 0.8, of, 5) +
    shade(box.x + 1, seatTop + thick, box.w - 2, 10, 0.16) +
    seats
  );
};

const seatsIn = (width: number, { attributes: a, words }: Piece): number => {
  const told =
    /(\d)[- ]?местн/.exec(words)?.[1] ??
    (/двухмест/.test(words) ? 2 : /тр[её]хмест/.test(words) ? 3 : 0);
  return clamp(
    Number(told) || Math.round(width / (a.seat_width && a.seat_width < 900 ? a.seat_width : 680)),
    1,
    4,
  );
};

export const sofa: Form = (frame, piece) => {
  const { floor, arm, seatTop, armTop, legs, style, tufted } = seatFrame(frame, piece);
  const of = piece.look.main;
  const bottom = floor - legs;
  const inner = within(frame, frame.x + arm, frame.y, frame.w - arm * 2, frame.h);
  const armBox = (x: number) => softArm(x, armTop, arm, bottom - armTop, of, style);
  const count = seatsIn(inner.w / frame.s, piece);
  return (
    footing(frame, bottom - 2, legs + 2, piece) +
    rect(
      frame.x + arm * 0.4,
      frame.y,
      frame.w - arm * 0.8,
      bottom - frame.y,
      down(of.base, of.deep),
      {
        r: 16,
        line: of.line,
        width: 1.1,
      },
    ) +
    body(inner, seatTop, bottom, count, piece, tufted) +
    (arm > 0 ? armBox(frame.x) + armBox(frame.x + frame.w - arm) : '')
  );
};

/** The long seat comes towards the viewer: its front stands lower, on the box's bottom. */
export const cornerSofa: Form = (frame, piece) => {
  const near = frame.h * depthRise;
  const far = within(frame, frame.x, frame.y, frame.w, frame.h - near);
  const { floor, arm, seatTop, armTop, legs, style, tufted } = seatFrame(far, piece);
  const of = piece.look.main;
  const bottom = floor - legs;
  const left = /лев/.test(piece.attributes.angle_variants?.[0]?.toLowerCase() ?? piece.words);
  const long = clamp(
    (piece.attributes.corner_width ?? 900) * frame.s,
    frame.w * 0.28,
    frame.w * 0.36,
  );
  const corner = left ? frame.x : frame.x + frame.w - long;
  const innerX = left ? frame.x + long : frame.x + arm;
  const inner = within(far, innerX, frame.y, frame.w - long - arm, far.h);
  const count = clamp(seatsIn(inner.w / frame.s, piece), 1, 3);
  const top = seatTop + (bottom - seatTop) * 0.1;
  const front = top + near * 1.25;
  const nearBottom = frame.y + frame.h - legs;
  const cover = long * 0.05;
  const armX = left ? frame.x + frame.w - arm : frame.x;
  const backX = left ? frame.x + cover : corner;
  return (
    shadow(frame.x + frame.w / 2, floor, frame.w / 2) +
    shadow(corner + long / 2, frame.y + frame.h, long / 2) +
    footing(far, bottom - 2, legs + 2, piece) +
    rect(frame.x + 2, frame.y, frame.w - 4, bottom - frame.y, down(of.base, of.deep), {
      r: 16,
      line: of.line,
      width: 1.1,
    }) +
    cushion(backX, frame.y + frame.h * 0.015, long - cover, seatTop - frame.y + 20, of, 18, 4) +
    body(inner, seatTop, bottom, count, piece, tufted) +
    (arm > 0 ? softArm(armX, armTop, arm, bottom - armTop, of, style) : '') +
    legsUnder(
      corner,
      nearBottom - 2,
      long,
      legs + 2,
      piece.look.legs,
      Math.max(46 * frame.s, 5),
      long * 0.07,
    ) +
    rect(corner, front, long, nearBottom - front, down(of.base, of.deep), {
      r: 6,
      line: of.line,
      width: 1.1,
    }) +
    shape(
      d`M${corner + cover} ${top}H${corner + long - cover}Q${corner + long} ${top} ${corner + long} ${front}H${corner}Q${corner} ${top} ${corner + cover} ${top}Z`,
      down(of.light, of.pale),
      { line: of.line, width: 1.1 },
    ) +
    shade(corner + 1, front + 8, long - 2, 16, 0.16) +
    cushion(corner, front - 4, long, (nearBottom - front) * 0.6, of, 10, 3)
  );
};
