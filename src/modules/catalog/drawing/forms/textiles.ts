import { brass, mix, type Tone, tone } from '../palette.ts';
import { cushion } from '../parts.ts';
import { type Form, times } from '../piece.ts';
import { across, d, down, ellipse, rect, shape, trace } from '../svg.ts';

const fringe = (x: number, y: number, w: number, length: number, of: Tone): string => {
  const count = Math.round(w / 9);
  const lines = Array.from({ length: count + 1 }, (_, i) => d`M${x + 2 + ((w - 4) * i) / count} ${y}v${length}`);
  return trace(lines.join(''), of.line, 1.2, 0.7);
};

const rhombs = (x: number, y: number, w: number, h: number, of: Tone): string => {
  const columns = Math.max(3, Math.round(w / 90));
  const rows = Math.max(2, Math.round(h / 80));
  const [cw, ch] = [w / columns, h / rows];
  const cells = times(columns * rows, (i) => {
    const [cx, cy] = [x + cw * ((i % columns) + 0.5), y + ch * (Math.floor(i / columns) + 0.5)];
    return d`M${cx} ${cy - ch * 0.46}L${cx + cw * 0.46} ${cy}L${cx} ${cy + ch * 0.46}L${cx - cw * 0.46} ${cy}Z`;
  });
  return trace(cells, of.pale, 2.2, 0.8) + trace(cells, of.line, 0.7, 0.35);
};

const stripes = (x: number, y: number, w: number, h: number, of: Tone): string =>
  times(7, (i) => rect(x, y + (h * (i + 0.2)) / 7, w, (h / 7) * (i % 2 ? 0.22 : 0.5), i % 2 ? of.line : of.pale, { opacity: i % 2 ? 0.35 : 0.7 }));

/** From above. */
export const rug: Form = ({ x, y, w, h }, { look: { main: of }, words, seed }) => {
  if (/кругл/.test(words)) {
    return times(5, (i) => {
      const k = 1 - i * 0.19;
      return ellipse(x + w / 2, y + h / 2, (w / 2) * k, (h / 2) * k, [of.base, of.light, of.base, of.pale, of.base][i]!, { line: of.seam, width: 1 });
    });
  }
  const tassel = /бахром|кист/.test(words) || (seed % 2 === 0 && !/пушист|ворс.*длин|шегги|детск/.test(words));
  const edge = tassel ? Math.min(12, w * 0.025) : 0;
  const [ix, iw] = [x + edge, w - edge * 2];
  const sides = tassel
    ? times(Math.round(h / 8), (i) => trace(d`M${x} ${y + 4 + i * 8}h${edge}M${x + w - edge} ${y + 4 + i * 8}h${edge}`, of.seam, 1.3))
    : '';
  const band = Math.min(w, h) * 0.07;
  const [fx, fy, fw, fh] = [ix + band * 1.6, y + band * 1.6, iw - band * 3.2, h - band * 3.2];
  const field = /полос/.test(words)
    ? stripes(fx, fy, fw, fh, of)
    : /однотон|гладк/.test(words)
      ? times(7, (i) => trace(d`M${fx} ${fy + (fh * (i + 0.5)) / 7}h${fw}`, of.seam, 0.8, 0.35))
      : rhombs(fx, fy, fw, fh, of);
  return (
    sides +
    rect(ix, y, iw, h, down(of.light, of.base), { r: 3, line: of.line, width: 1.1 }) +
    rect(ix + band * 0.6, y + band * 0.6, iw - band * 1.2, h - band * 1.2, 'none', { line: of.pale, width: band * 0.35, opacity: 0.8 }) +
    rect(ix + band * 1.2, y + band * 1.2, iw - band * 2.4, h - band * 2.4, 'none', { line: of.line, width: 0.9, opacity: 0.5 }) +
    field
  );
};

/** Two gathered panels on a rail, a sheer one between. */
export const curtains: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const rail = Math.max(h * 0.016, 5);
  const top = y + rail * 1.6;
  const sheer = /тюл|вуал|органз/.test(words);
  const one = sheer ? 0.5 : 0.3;
  const drop = (left: number, width: number) => {
    const folds = 6;
    const fold = width / folds;
    const hem = times(folds, () => d`q${fold / 2} ${5} ${fold} 0`);
    return (
      shape(d`M${left} ${top}V${y + h - 5}${0}`.replace(/0$/, '') + hem + d`V${top}Z`, across(of.base, of.light, of.base, of.pale, of.base, of.light, of.deep), {
        line: of.line,
        width: 1.1,
        opacity: sheer ? 0.75 : 1,
      }) + times(folds - 1, (i) => trace(d`M${left + fold * (i + 1)} ${top + 6}Q${left + fold * (i + 1) + 3} ${y + h * 0.5} ${left + fold * (i + 1)} ${y + h - 6}`, of.seam, 1, 0.8))
    );
  };
  const inset = w * 0.02;
  return (
    rect(x + w * 0.3, top + 10, w * 0.4, h * 0.62, down('#f7f8f3', '#e7ece6'), { line: '#cfc8ba', width: 1.4, opacity: sheer ? 0.5 : 1 }) +
    trace(d`M${x + w / 2} ${top + 10}v${h * 0.62}M${x + w * 0.3} ${top + h * 0.26}h${w * 0.4}`, '#cfc8ba', 2) +
    drop(x + inset, w * one - inset) +
    drop(x + w * (1 - one), w * one - inset) +
    rect(x + rail, y + rail * 0.5, w - rail * 2, rail * 0.8, down(brass.pale, brass.deep), { r: 3, line: brass.line, width: 0.8 }) +
    ellipse(x + rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 }) +
    ellipse(x + w - rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 }) +
    rect(x, y + h - 6, 1, 6, 'none')
  );
};

const checks = (x: number, y: number, w: number, h: number): string =>
  times(4, (i) => rect(x + (w * (i + 0.35)) / 4, y, w * 0.09, h, '#ffffff', { opacity: 0.22 }) + rect(x, y + (h * (i + 0.35)) / 4, w, h * 0.09, '#211c17', { opacity: 0.1 }));

/** Laid out flat, a corner turned back. */
export const blanket: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const tassel = Math.min(14, h * 0.04);
  const [iy, ih] = [y + tassel, h - tassel * 2];
  const fold = Math.min(w, ih) * 0.24;
  const back = tone(mix(of.base, '#fff8ea', 0.45));
  const knit = /вязан|кос/.test(words)
    ? times(8, (i) => trace(d`M${x + (w * (i + 0.5)) / 8} ${iy + 4}q6 ${ih * 0.12} 0 ${ih * 0.25}t0 ${ih * 0.25}t0 ${ih * 0.25}t0 ${ih * 0.2}`, of.seam, 1.6, 0.6))
    : /клет/.test(words)
      ? checks(x, iy, w, ih)
      : times(9, (i) => trace(d`M${x + 4} ${iy + (ih * (i + 0.5)) / 9}h${w - 8}`, of.seam, 0.9, 0.4));
  return (
    fringe(x, y, w, tassel, of) +
    fringe(x, iy + ih, w - fold, tassel, of) +
    shape(d`M${x} ${iy}H${x + w}V${iy + ih - fold}L${x + w - fold} ${iy + ih}H${x}Z`, down(of.light, of.base), { line: of.line, width: 1.1 }) +
    knit +
    shape(d`M${x + w} ${iy + ih - fold}Q${x + w - fold * 0.7} ${iy + ih - fold * 0.8} ${x + w - fold} ${iy + ih - fold}Q${x + w - fold * 0.85} ${iy + ih - fold * 0.5} ${x + w - fold} ${iy + ih}Z`, across(back.light, back.base, back.deep), { line: of.line, width: 1.1 })
  );
};

export const pillow: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const sleep = /сон|ортопед|латекс|memory|памят|пух/.test(words);
  const mark = sleep
    ? trace(d`M${x + w * 0.14} ${y + h * 0.24}Q${x + w * 0.24} ${y + h * 0.34} ${x + w * 0.2} ${y + h * 0.46}M${x + w * 0.86} ${y + h * 0.72}Q${x + w * 0.74} ${y + h * 0.68} ${x + w * 0.78} ${y + h * 0.56}`, of.seam, 1.4)
    : /полос/.test(words)
      ? times(5, (i) => rect(x + w * (0.16 + i * 0.15), y + h * 0.08, w * 0.04, h * 0.84, of.pale, { opacity: 0.6 }))
      : trace(d`M${x + w * 0.16} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.16}L${x + w * 0.84} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.84}ZM${x + w * 0.3} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.3}L${x + w * 0.7} ${y + h * 0.5}L${x + w * 0.5} ${y + h * 0.7}Z`, of.seam, 1.6, 0.7);
  return cushion(x, y, w, h, of, Math.min(w, h) * 0.16, Math.min(w, h) * 0.045) + mark;
};

