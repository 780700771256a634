import { across, down } from '../gradients.ts';
import { tone } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';
import { glow, lampShade, stemTone } from './lamp-parts.ts';

export const tableLamp: Form = ({ x, y, w, h }, piece) => {
  const of = piece.look.main;
  const cx = x + w / 2;
  const floor = y + h;
  const shadeH = h * 0.46;
  if (/плеч|шарнир|письмен/.test(piece.words)) {
    const arm =
      d`M${x + w * 0.34} ${floor - 6}L${x + w * 0.18} ${y + h * 0.45}` +
      d`L${x + w * 0.68} ${y + h * 0.12}`;
    return (
      glow(x + w * 0.75, y + h * 0.35, w * 0.4) +
      trace(arm, of.line, 6) +
      trace(arm, of.base, 4) +
      shape(
        d`M${x + w * 0.64} ${y}L${x + w * 0.8} ${y + h * 0.04}L${x + w} ${y + h * 0.3}` +
          d`H${x + w * 0.54}Z`,
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
      d`M${cx - w * 0.05} ${y + shadeH}` +
        d`C${cx - w * 0.04} ${y + h * 0.6} ${cx - w * 0.27} ${y + h * 0.66} ${cx - w * 0.25} ${y + h * 0.82}` +
        d`Q${cx - w * 0.24} ${floor} ${cx - w * 0.16} ${floor}H${cx + w * 0.16}` +
        d`Q${cx + w * 0.24} ${floor} ${cx + w * 0.25} ${y + h * 0.82}` +
        d`C${cx + w * 0.27} ${y + h * 0.66} ${cx + w * 0.04} ${y + h * 0.6} ${cx + w * 0.05} ${y + shadeH}` +
        d`Z`,
      across(base.pale, base.base, base.deep),
      { line: base.line, width: 1.1 },
    ) +
    lampShade(x, y, w, shadeH, of, 0.66)
  );
};
