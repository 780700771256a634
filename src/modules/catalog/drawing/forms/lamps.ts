import { blackMetal, brass, type Tone, tone } from '../palette.ts';
import type { Form, Piece } from '../piece.ts';
import { times } from '../piece.ts';
import { across, d, down, ellipse, radial, rect, shape, trace } from '../svg.ts';

/** The glow around a lit shade; it may leave the lamp's box. */
const glow = (cx: number, cy: number, r: number): string =>
  ellipse(cx, cy, r, r, radial('#ffe9b880', '#ffe9b800'));

const stemTone = ({ words }: Piece): Tone =>
  /латун|золот|бронз/.test(words)
    ? brass
    : /дерев|дуб|ясен|бук/.test(words)
      ? tone('#b98d5c', true)
      : blackMetal;

/** A cone of fabric, lit from within. */
export const lampShade = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Tone,
  narrow = 0.62,
): string => {
  const inset = (w * (1 - narrow)) / 2;
  return (
    shape(
      d`M${x + inset} ${y}H${x + w - inset}L${x + w} ${y + h}Q${x + w / 2} ${y + h + h * 0.03} ${x} ${y + h}Z`,
      down(of.light, of.pale, '#fff3d6'),
      { line: of.line, width: 1.1 },
    ) +
    trace(
      d`M${x + inset} ${y + 3}H${x + w - inset}M${x + 1} ${y + h - 3}Q${x + w / 2} ${y + h} ${x + w - 1} ${y + h - 3}`,
      of.seam,
      1,
      0.7,
    )
  );
};

export const floorLamp: Form = ({ x, y, w, h }, piece) => {
  const of = piece.look.main;
  const stem = stemTone(piece);
  const cx = x + w / 2;
  const shadeH = Math.min(h * 0.22, w * 0.8);
  const floor = y + h;
  const post = Math.max(w * 0.035, 3.5);
  const tripod = /треног|трипод/.test(piece.words) || piece.seed % 3 === 0;
  const stand = tripod
    ? trace(
        d`M${cx} ${y + shadeH}L${x + w * 0.12} ${floor - 2}M${cx} ${y + shadeH}L${x + w * 0.88} ${floor - 2}M${cx} ${y + shadeH}L${cx + w * 0.05} ${floor - 8}`,
        stem.line,
        post + 1.6,
      ) +
      trace(
        d`M${cx} ${y + shadeH}L${x + w * 0.12} ${floor - 2}M${cx} ${y + shadeH}L${x + w * 0.88} ${floor - 2}M${cx} ${y + shadeH}L${cx + w * 0.05} ${floor - 8}`,
        stem.base,
        post,
      )
    : rect(cx - post / 2, y + shadeH, post, h - shadeH - 6, across(stem.pale, stem.deep), {
        line: stem.line,
        width: 0.8,
      }) +
      shape(
        d`M${x + w * 0.2} ${floor}Q${x + w * 0.2} ${floor - 8} ${cx} ${floor - 10}Q${x + w * 0.8} ${floor - 8} ${x + w * 0.8} ${floor}Z`,
        down(stem.light, stem.deep),
        { line: stem.line, width: 1 },
      );
  return glow(cx, y + shadeH * 0.6, w * 0.95) + stand + lampShade(x, y, w, shadeH, of);
};

export const tableLamp: Form = ({ x, y, w, h }, piece) => {
  const of = piece.look.main;
  const cx = x + w / 2;
  const floor = y + h;
  const shadeH = h * 0.46;
  if (/плеч|шарнир|письмен/.test(piece.words)) {
    const arm = d`M${x + w * 0.34} ${floor - 6}L${x + w * 0.18} ${y + h * 0.45}L${x + w * 0.68} ${y + h * 0.12}`;
    return (
      glow(x + w * 0.75, y + h * 0.35, w * 0.4) +
      trace(arm, of.line, 6) +
      trace(arm, of.base, 4) +
      shape(
        d`M${x + w * 0.64} ${y}L${x + w * 0.8} ${y + h * 0.04}L${x + w} ${y + h * 0.3}H${x + w * 0.54}Z`,
        down(of.light, of.deep),
        { line: of.line, width: 1.1 },
      ) +
      rect(x, floor - h * 0.04, w * 0.66, h * 0.04, down(of.light, of.deep), {
        r: 4,
        line: of.line,
        width: 1.1,
      })
    );
  }
  const base =
    /керам|стекл|бетон/.test(piece.words) || piece.seed % 2 ? tone('#d8cdbb') : stemTone(piece);
  return (
    glow(cx, y + shadeH * 0.7, w * 0.8) +
    shape(
      d`M${cx - w * 0.05} ${y + shadeH}C${cx - w * 0.04} ${y + h * 0.6} ${cx - w * 0.27} ${y + h * 0.66} ${cx - w * 0.25} ${y + h * 0.82}Q${cx - w * 0.24} ${floor} ${cx - w * 0.16} ${floor}H${cx + w * 0.16}Q${cx + w * 0.24} ${floor} ${cx + w * 0.25} ${y + h * 0.82}C${cx + w * 0.27} ${y + h * 0.66} ${cx + w * 0.04} ${y + h * 0.6} ${cx + w * 0.05} ${y + shadeH}Z`,
      across(base.pale, base.base, base.deep),
      { line: base.line, width: 1.1 },
    ) +
    lampShade(x, y, w, shadeH, of, 0.66)
  );
};

const chandelier: Form = ({ x, y, w, h }, piece) => {
  const stem = stemTone(piece);
  const cx = x + w / 2;
  const arms = 5;
  const hub = y + h * 0.62;
  return (
    rect(cx - w * 0.09, y, w * 0.18, h * 0.05, down(stem.light, stem.deep), {
      r: 3,
      line: stem.line,
    }) +
    rect(cx - 2.2, y, 4.4, hub - y, across(stem.pale, stem.deep), { line: stem.line, width: 0.7 }) +
    times(arms, (i) => {
      const size = w * 0.15;
      const at = x + size / 2 + ((w - size) * i) / (arms - 1);
      const top = hub + h * 0.06;
      return (
        glow(at, top + h * 0.15, size) +
        trace(d`M${cx} ${hub}Q${at} ${hub - h * 0.06} ${at} ${top}`, stem.line, 4.6) +
        trace(d`M${cx} ${hub}Q${at} ${hub - h * 0.06} ${at} ${top}`, stem.base, 3) +
        lampShade(at - size / 2, top, size, y + h - top - 1, piece.look.main, 0.6)
      );
    })
  );
};

/** Hangs on a cord from the top of its box. */
export const pendant: Form = (frame, piece) => {
  const { x, y, w, h } = frame;
  if (/люстр|рожк/.test(piece.words)) return chandelier(frame, piece);
  const of = piece.look.main;
  const cx = x + w / 2;
  const body = Math.min(h * 0.72, w * (piece.seed % 2 ? 0.62 : 0.9));
  const top = y + h - body;
  const cord = trace(d`M${cx} ${y}V${top + 2}`, '#4a443e', 1.8);
  const ball = /шар|сфер|стекл/.test(piece.words);
  const lamp = ball
    ? ellipse(cx, top + body / 2, w / 2, body / 2, radial('#fff6df', of.pale, of.base), {
        line: of.line,
        width: 1.1,
      })
    : shape(
        d`M${cx - w * 0.07} ${top}H${cx + w * 0.07}C${cx + w * 0.12} ${top + body * 0.3} ${x + w} ${top + body * 0.3} ${x + w} ${y + h - 3}Q${cx} ${y + h + 2} ${x} ${y + h - 3}C${x} ${top + body * 0.3} ${cx - w * 0.12} ${top + body * 0.3} ${cx - w * 0.07} ${top}Z`,
        down(of.light, of.deep),
        { line: of.line, width: 1.1 },
      ) + ellipse(cx, y + h - 4, w * 0.44, 3.4, '#fff1cc');
  return glow(cx, y + h - body * 0.1, w * 0.62) + cord + lamp;
};

/** On the wall, light up and down. */
export const sconce: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cx = x + w / 2;
  return (
    ellipse(cx, y - h * 0.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    ellipse(cx, y + h * 1.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    shape(
      d`M${x} ${y}H${x + w}C${x + w * 0.98} ${y + h * 0.6} ${x + w * 0.86} ${y + h * 0.9} ${x + w * 0.8} ${y + h}H${x + w * 0.2}C${x + w * 0.14} ${y + h * 0.9} ${x + w * 0.02} ${y + h * 0.6} ${x} ${y}Z`,
      across(of.base, of.pale, of.light, of.deep),
      { line: of.line },
    ) +
    trace(
      d`M${x + w * 0.06} ${y + h * 0.3}Q${cx} ${y + h * 0.34} ${x + w * 0.94} ${y + h * 0.29}M${x + w * 0.1} ${y + h * 0.62}Q${cx} ${y + h * 0.65} ${x + w * 0.9} ${y + h * 0.62}`,
      of.seam,
      1.2,
      0.5,
    ) +
    rect(x, y, w, Math.max(h * 0.025, 3), '#fff1cc', { r: 1.5 })
  );
};
