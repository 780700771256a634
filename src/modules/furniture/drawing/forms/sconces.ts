import { panel } from '../boards.ts';
import { across, down, radial } from '../gradients.ts';
import { blackMetal } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** A narrow board with a strip of light along its edge. */
const strip: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cy = y + h / 2;
  const hub = Math.min(w * 0.36, h * 0.06);
  return (
    ellipse(x + w, cy, w * 2.6, h * 0.62, radial('#ffe9b8c0', '#ffe9b860', '#ffe9b800')) +
    panel(x, y, w, h, of, 4) +
    rect(x + w * 0.82, y + h * 0.02, w * 0.18, h * 0.96, down('#fff8e6', '#fff0cc', '#fff8e6'), {
      r: w * 0.08,
      line: '#d9bf86',
      width: 0.8,
    }) +
    ellipse(x + w * 0.41, cy, hub, hub, down(blackMetal.pale, blackMetal.deep), {
      line: blackMetal.line,
    }) +
    ellipse(x + w * 0.41, y + h * 0.93, hub * 0.35, hub * 0.35, blackMetal.base)
  );
};

/** On the wall, light up and down, or along a strip. */
export const sconce: Form = (frame, piece) => {
  if (/светодиод/.test(piece.words) && frame.w < frame.h * 0.4) return strip(frame, piece);
  const { x, y, w, h } = frame;
  const of = piece.look.main;
  const cx = x + w / 2;
  return (
    ellipse(cx, y - h * 0.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    ellipse(cx, y + h * 1.1, w * 0.9, h * 0.7, radial('#ffe9b8b0', '#ffe9b800')) +
    shape(
      d`M${x} ${y}H${x + w}` +
        d`C${x + w * 0.98} ${y + h * 0.6} ${x + w * 0.86} ${y + h * 0.9} ${x + w * 0.8} ${y + h}` +
        d`H${x + w * 0.2}` +
        d`C${x + w * 0.14} ${y + h * 0.9} ${x + w * 0.02} ${y + h * 0.6} ${x} ${y}Z`,
      across(of.base, of.pale, of.light, of.deep),
      { line: of.line },
    ) +
    trace(
      d`M${x + w * 0.06} ${y + h * 0.3}` +
        d`Q${cx} ${y + h * 0.34} ${x + w * 0.94} ${y + h * 0.29}` +
        d`M${x + w * 0.1} ${y + h * 0.62}` +
        d`Q${cx} ${y + h * 0.65} ${x + w * 0.9} ${y + h * 0.62}`,
      of.seam,
      1.2,
      0.5,
    ) +
    rect(x, y, w, Math.max(h * 0.025, 3), '#fff1cc', { r: 1.5 })
  );
};
