import { across, down } from '../gradients.ts';
import type { Form } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';
import { glow, lampShade, stemTone } from './lamp-parts.ts';

/** Its shade hangs from an arc, far from the foot. */
const arcLamp: Form = ({ x, y, w, h }, piece) => {
  const of = piece.look.main;
  const stem = stemTone(piece);
  const post = Math.max(h * 0.011, 3.5);
  const size = Math.min(w * 0.42, h * 0.24);
  const shadeY = y + h * 0.2;
  const shadeX = x + w - size / 2;
  const foot = x + w * 0.16;
  const arc =
    d`M${foot} ${y + h - 6}V${y + h * 0.42}` +
    d`C${foot} ${y - h * 0.08} ${shadeX} ${y - h * 0.1} ${shadeX} ${shadeY}`;
  return (
    glow(shadeX, shadeY + size * 0.5, size * 0.95) +
    trace(arc, stem.line, post + 1.6) +
    trace(arc, stem.base, post) +
    lampShade(shadeX - size / 2, shadeY, size, size * 0.56, of) +
    rect(x, y + h - h * 0.022, w * 0.32, h * 0.022, down(stem.light, stem.deep), {
      r: 4,
      line: stem.line,
    })
  );
};

const uprightLamp: Form = ({ x, y, w, h }, piece) => {
  const of = piece.look.main;
  const stem = stemTone(piece);
  const cx = x + w / 2;
  const shadeH = Math.min(h * 0.22, w * 0.8);
  const floor = y + h;
  const post = Math.max(w * 0.035, 3.5);
  const tripod = /треног|трипод/.test(piece.words) || piece.seed % 3 === 0;
  const stand = tripod
    ? trace(
        d`M${cx} ${y + shadeH}L${x + w * 0.12} ${floor - 2}M${cx} ${y + shadeH}` +
          d`L${x + w * 0.88} ${floor - 2}M${cx} ${y + shadeH}` +
          d`L${cx + w * 0.05} ${floor - 8}`,
        stem.line,
        post + 1.6,
      ) +
      trace(
        d`M${cx} ${y + shadeH}L${x + w * 0.12} ${floor - 2}M${cx} ${y + shadeH}` +
          d`L${x + w * 0.88} ${floor - 2}M${cx} ${y + shadeH}` +
          d`L${cx + w * 0.05} ${floor - 8}`,
        stem.base,
        post,
      )
    : rect(cx - post / 2, y + shadeH, post, h - shadeH - 6, across(stem.pale, stem.deep), {
        line: stem.line,
        width: 0.8,
      }) +
      shape(
        d`M${x + w * 0.2} ${floor}Q${x + w * 0.2} ${floor - 8} ${cx} ${floor - 10}` +
          d`Q${x + w * 0.8} ${floor - 8} ${x + w * 0.8} ${floor}Z`,
        down(stem.light, stem.deep),
        { line: stem.line, width: 1 },
      );
  return glow(cx, y + shadeH * 0.6, w * 0.95) + stand + lampShade(x, y, w, shadeH, of);
};

/** On one leg, on three, or hanging from an arc where it is wide. */
export const floorLamp: Form = (frame, piece) =>
  frame.w > frame.h * 0.42 ? arcLamp(frame, piece) : uprightLamp(frame, piece);
