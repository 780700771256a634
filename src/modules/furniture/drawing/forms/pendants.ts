import { across, down, radial } from '../gradients.ts';
import { alpha } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, element, ellipse, rect, shape, trace } from '../svg.ts';
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

/** A ball of woven cane with a lamp within. */
const wickerBall: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const [cx, cy, rx, ry] = [x + w / 2, y + h / 2, w / 2, h / 2];
  const turned = [0, 36, 72, 108, 144]
    .map((angle) => {
      const hoops = [0.22, 0.55, 0.84].map((k) => ellipse(0, 0, rx * k, ry * 0.985, 'none'));
      return element('g', { transform: `rotate(${angle})` }, hoops.join(''));
    })
    .join('');
  const weave = (line: string, width: string, opacity: string) =>
    element(
      'g',
      {
        transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})`,
        stroke: line,
        'stroke-width': width,
        opacity,
      },
      turned,
    );
  return (
    glow(cx, cy, w * 0.66) +
    ellipse(cx, cy, rx, ry, radial('#fff6dff0', alpha(of.pale, 0.75), alpha(of.base, 0.55))) +
    ellipse(cx, cy, w * 0.1, w * 0.1, radial('#ffffff', '#fff3cf')) +
    weave(of.line, '3.4', '0.55') +
    weave(of.light, '1.9', '0.95') +
    ellipse(cx, cy, rx, ry, 'none', { line: of.line, width: 2 }) +
    rect(cx - w * 0.05, y, w * 0.1, h * 0.035, of.deep, { r: 2, line: of.line })
  );
};

/** Hangs on a cord from the top of its box. */
export const pendant: Form = (frame, piece) => {
  const { x, y, w, h } = frame;
  if (/люстр|рожк/.test(piece.words)) return chandelier(frame, piece);
  if (/ротанг|плетен/.test(piece.words) && Math.abs(w - h) < w * 0.2)
    return wickerBall(frame, piece);
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
