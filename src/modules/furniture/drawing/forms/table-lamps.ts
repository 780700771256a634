import { across, down } from '../gradients.ts';
import { tone } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, rect, shape, trace } from '../svg.ts';
import { glow, lampShade, stemTone } from './lamp-parts.ts';

/** Blown of glass: a cap on a stalk, both lit. */
const mushroom: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cx = x + w / 2;
  const [floor, brim, neck] = [y + h, y + h * 0.5, w * 0.1];
  const stroke = { line: of.line, width: 1.1 };
  return (
    glow(cx, y + h * 0.36, w * 0.82) +
    shape(
      d`M${cx - neck} ${brim - h * 0.04}` +
        d`C${cx - neck} ${y + h * 0.74} ${cx - w * 0.14} ${y + h * 0.86} ${cx - w * 0.25} ${floor - h * 0.03}` +
        d`Q${cx - w * 0.26} ${floor} ${cx - w * 0.22} ${floor}H${cx + w * 0.22}` +
        d`Q${cx + w * 0.26} ${floor} ${cx + w * 0.25} ${floor - h * 0.03}` +
        d`C${cx + w * 0.14} ${y + h * 0.86} ${cx + neck} ${y + h * 0.74} ${cx + neck} ${brim - h * 0.04}Z`,
      across(of.light, of.pale, of.base),
      stroke,
    ) +
    trace(
      d`M${cx - neck * 0.4} ${brim + h * 0.07}Q${cx - neck * 0.5} ${y + h * 0.8} ${cx - w * 0.15} ${floor - h * 0.05}`,
      '#ffffff',
      2.4,
      0.6,
    ) +
    shape(
      d`M${x} ${brim - h * 0.05}C${x} ${y + h * 0.16} ${x + w * 0.2} ${y} ${cx} ${y}` +
        d`S${x + w} ${y + h * 0.16} ${x + w} ${brim - h * 0.05}` +
        d`C${x + w} ${brim + h * 0.03} ${x} ${brim + h * 0.03} ${x} ${brim - h * 0.05}Z`,
      down(of.base, of.pale, '#fff3d6'),
      stroke,
    ) +
    trace(
      d`M${x + w * 0.1} ${y + h * 0.33}C${x + w * 0.14} ${y + h * 0.18} ${x + w * 0.24} ${y + h * 0.1} ${x + w * 0.36} ${y + h * 0.06}`,
      '#ffffff',
      3,
      0.65,
    )
  );
};

export const tableLamp: Form = (frame, piece) => {
  if (/гриб|опён|выдувное стекло/.test(piece.words)) return mushroom(frame, piece);
  const { x, y, w, h } = frame;
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
