import { across, down, radial } from '../gradients.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';
import { glow, lampShade, stemTone } from './lamp-parts.ts';

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
        d`M${cx - w * 0.07} ${top}H${cx + w * 0.07}` +
          d`C${cx + w * 0.12} ${top + body * 0.3} ${x + w} ${top + body * 0.3} ${x + w} ${y + h - 3}` +
          d`Q${cx} ${y + h + 2} ${x} ${y + h - 3}` +
          d`C${x} ${top + body * 0.3} ${cx - w * 0.12} ${top + body * 0.3} ${cx - w * 0.07} ${top}` +
          d`Z`,
        down(of.light, of.deep),
        { line: of.line, width: 1.1 },
      ) + ellipse(cx, y + h - 4, w * 0.44, 3.4, '#fff1cc');
  return glow(cx, y + h - body * 0.1, w * 0.62) + cord + lamp;
};
