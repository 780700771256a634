import { toneOfWords } from '../colours.ts';
import { alpha, blackMetal, ink, metal, type Tone, tone } from '../palette.ts';
import { bar, face, glass, panel, shade, shadow } from '../parts.ts';
import { clamp, depthRise, type Form, type Frame, type Piece, times, within } from '../piece.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';
import { doorStyle, handleTone } from './wardrobes.ts';

const oven = (x: number, y: number, w: number, h: number): string =>
  rect(x + 1, y + 1, w - 2, h - 2, down('#4b4945', '#34322f'), { r: 2, line: ink, width: 1 }) +
  rect(x + w * 0.12, y + h * 0.36, w * 0.76, h * 0.48, down('#24282a', '#3c4346'), { r: 2 }) +
  bar(x + w / 2, y + h * 0.25, w * 0.7, metal, false) +
  trace(
    times(3, (i) => d`M${x + w * (0.3 + i * 0.2)} ${y + h * 0.12}h.1`),
    '#d8d3ca',
    4.4,
  );

const tap = (x: number, y: number, size: number): string => {
  const line = d`M${x} ${y}V${y - size}q0 ${-size * 0.45} ${size * 0.4} ${-size * 0.45}t${size * 0.4} ${size * 0.45}v${size * 0.18}`;
  return trace(line, metal.line, 5) + trace(line, metal.pale, 3);
};

const hood = (x: number, top: number, w: number, h: number): string =>
  rect(x + w * 0.36, top, w * 0.28, h * 0.7, across(metal.pale, metal.deep), {
    line: metal.line,
    width: 1,
  }) +
  shape(
    d`M${x + w * 0.3} ${top + h * 0.62}h${w * 0.4}L${x + w} ${top + h * 0.92}V${top + h}H${x}v${-h * 0.08}Z`,
    down(metal.pale, metal.deep),
    { line: metal.line, width: 1 },
  );

/** «Верх белый, низ дуб», «орех и молочный»: the upper cabinets may have their own colour. */
const upperTone = ({ look, attributes: a }: Piece): Tone => {
  const told =
    /верх ([^,;]+)/i.exec(a.facade_color ?? '')?.[1] ??
    /\sи\s+(.+)$/.exec(a.facade_color ?? '')?.[1];
  return toneOfWords(told) ?? look.facade;
};

const uppers = (box: Frame, piece: Piece, count: number, hoodAt: number): string =>
  times(count, (i) => {
    const w = box.w / count;
    const at = box.x + i * w;
    if (i === hoodAt) return hood(at + w * 0.04, box.y, w * 0.92, box.h * 1.08);
    const glazed = piece.attributes.facade_with_showcase && (i === 0 || i === count - 1);
    return (
      face(at + 1, box.y, w - 2, box.h, upperTone(piece), glazed ? 'glass' : doorStyle(piece)) +
      (glazed ? trace(d`M${at + 8} ${box.y + box.h * 0.5}h${w - 16}`, metal.line, 1, 0.6) : '') +
      bar(
        i < count / 2 ? at + w - 8 : at + 8,
        box.y + box.h * 0.82,
        Math.min(26, box.h * 0.2),
        handleTone(piece.words),
      )
    );
  });

const lowers = (box: Frame, piece: Piece, count: number, ovenAt: number): string =>
  times(count, (i) => {
    const w = box.w / count;
    const at = box.x + i * w;
    const style = doorStyle(piece);
    const of = piece.look.facade;
    const handle = handleTone(piece.words);
    if (i === ovenAt) return oven(at, box.y, w, box.h);
    if (i === (ovenAt > 1 ? 0 : count - 1) || (count > 5 && i === ovenAt + 1)) {
      return times(3, (row) => {
        const [dy, dh] = [
          [0, 0.22],
          [0.22, 0.39],
          [0.61, 0.39],
        ][row] as [number, number];
        return (
          face(at + 1, box.y + box.h * dy + 1, w - 2, box.h * dh - 2, of, style) +
          bar(at + w / 2, box.y + box.h * dy + 9, w * 0.4, handle, false)
        );
      });
    }
    return (
      face(at + 1, box.y + 1, w - 2, box.h - 2, of, style) +
      bar(i % 2 ? at + 8 : at + w - 8, box.y + box.h * 0.2, Math.min(26, box.h * 0.2), handle)
    );
  });

const worktop = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.pale, of.deep), { r: 1.5, line: of.line, width: 1.1 });

const worktopTone = ({ attributes: a, look }: Piece): Tone =>
  a.countertop_color || a.countertop_material ? look.top : tone('#c8b79c');

/** One wall of a kitchen; the frame's floor is the kitchen's. */
const run = (frame: Frame, piece: Piece, lowerX: number, lowerW: number): string => {
  const { x, y, w, h, s } = frame;
  const { attributes: a, look } = piece;
  const floor = y + h;
  const top = worktopTone(piece);
  const lowTop = floor - Math.min(860 * s, h * 0.46);
  const slab = Math.max(38 * s, 5);
  const plinth = 100 * s;
  const highH = Math.min(Math.max(h - 1450 * s, h * 0.24), h * 0.42);
  const lowCount = clamp(
    a.lower_modules ?? Math.round(lowerW / s / 560),
    2,
    Math.max(2, Math.floor(lowerW / s / 440)),
  );
  const highCount = clamp(
    a.upper_modules ?? Math.round(w / s / 560),
    2,
    Math.max(2, Math.floor(w / s / 440)),
  );
  const ovenAt = Math.max(1, Math.round(lowCount * 0.6) - 1);
  const hoodAt = clamp(
    Math.round(((lowerX - x + ((ovenAt + 0.5) * lowerW) / lowCount) / w) * highCount - 0.5),
    0,
    highCount - 1,
  );
  const sinkX = lowerX + (lowerW * (ovenAt > 2 ? ovenAt - 1.5 : ovenAt - 0.5)) / lowCount;
  const backY = y + highH;
  const backH = lowTop - backY;
  const hobX = lowerX + (lowerW * ovenAt) / lowCount;
  return (
    rect(x, backY - 4, w, backH + 4, down('#eee7da', '#f6f1e7'), { line: '#d6cab6', width: 0.9 }) +
    trace(d`M${x} ${backY + backH / 3}h${w}M${x} ${backY + (backH * 2) / 3}h${w}`, '#d6cab6') +
    shade(x, backY, w, 14, 0.12) +
    uppers(within(frame, x, y, w, highH), piece, highCount, hoodAt) +
    tap(sinkX, lowTop, 150 * s) +
    rect(lowerX + 2, floor - plinth, lowerW - 4, plinth, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    panel(lowerX, lowTop, lowerW, floor - plinth - lowTop, look.main) +
    lowers(
      within(frame, lowerX, lowTop + slab, lowerW, floor - plinth - lowTop - slab),
      piece,
      lowCount,
      ovenAt,
    ) +
    shade(lowerX, lowTop + slab, lowerW, 7, 0.22) +
    worktop(lowerX, lowTop, lowerW, slab, top) +
    rect(hobX + 3, lowTop - 2.5, lowerW / lowCount - 6, 3, blackMetal.deep, { r: 1 })
  );
};

export const kitchen: Form = (frame, piece) => run(frame, piece, frame.x, frame.w);

/** The return leg comes towards the viewer at one side, its floor at the box's bottom. */
export const cornerKitchen: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const { look } = piece;
  const near = h * depthRise;
  const far = within(frame, x, y, w, h - near);
  const left = /лев/.test(piece.attributes.angle_variants?.[0]?.toLowerCase() ?? piece.words);
  const side = clamp(620 * s, w * 0.16, w * 0.32);
  const at = left ? x : x + w - side;
  const top = worktopTone(piece);
  const lowTop = y + far.h - Math.min(860 * s, far.h * 0.46);
  const slab = Math.max(38 * s, 5);
  const front = lowTop + near * 0.7;
  const floor = y + h;
  return (
    shadow(x + w / 2, far.y + far.h, w / 2) +
    shadow(at + side / 2, floor, side / 2) +
    run(far, piece, left ? x + side * 0.5 : x, w - side * 0.5) +
    rect(at + 3, floor - 100 * s, side - 3, 100 * s, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    shape(
      d`M${left ? at : at + side * 0.05} ${lowTop}H${left ? at + side * 0.95 : at + side}L${at + side} ${front}H${at}Z`,
      down(top.light, top.pale),
      { line: top.line, width: 1 },
    ) +
    panel(at, front + slab, side, floor - 100 * s - front - slab, look.main) +
    times(2, (i) =>
      rect(
        at + side * 0.12,
        front + slab + 10 + (i * (floor - 100 * s - front - slab - 14)) / 2,
        side * 0.76,
        (floor - 100 * s - front - slab) / 2 - 14,
        down(alpha(ink, 0.4), alpha(ink, 0.22)),
        { r: 2, line: look.main.line, width: 0.9 },
      ),
    ) +
    ellipse(
      at + side * 0.35,
      front + slab + (floor - 100 * s - front - slab) / 2 - 12,
      side * 0.14,
      7,
      '#e2d8c6',
    ) +
    worktop(at, front, side, slab, top) +
    glass(at + side * 0.36, lowTop - 190 * s + near * 0.3, side * 0.16, 190 * s, 'glass', 3)
  );
};

/** The island stands before the wall, its floor at the box's bottom. */
export const islandKitchen: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const near = h * depthRise;
  const { main: of } = piece.look;
  const top = worktopTone(piece);
  const width = w * 0.5;
  const at = x + w * 0.25;
  const floor = y + h;
  const upper = floor - Math.min(880 * s, h * 0.44);
  const slab = Math.max(40 * s, 5);
  const panels = 3;
  return (
    shadow(x + w / 2, floor - near, w / 2) +
    run(within(frame, x, y, w, h - near), piece, x, w) +
    shadow(at + width / 2, floor, width / 2) +
    rect(at + 8, floor - 80 * s, width - 16, 80 * s, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    shape(
      d`M${at + 4} ${upper - near * 0.5}H${at + width - 4}L${at + width + 6} ${upper}H${at - 6}Z`,
      down(top.light, top.pale),
      { line: top.line },
    ) +
    times(panels, (i) =>
      face(
        at + (width * i) / panels,
        upper + slab,
        width / panels,
        floor - 80 * s - upper - slab,
        of,
        of.wood ? 'plain' : doorStyle(piece),
      ),
    ) +
    shade(at, upper + slab, width, 9, 0.24) +
    worktop(at - 6, upper, width + 12, slab, top) +
    ellipse(at + width * 0.3, upper - near * 0.2, width * 0.09, 6, '#e2d8c6', { line: '#a8987c' }) +
    ellipse(at + width * 0.28, upper - near * 0.2 - 5, 5, 5, '#b4643c')
  );
};
