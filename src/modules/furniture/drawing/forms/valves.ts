import { across, down, radial } from '../gradients.ts';
import { clay, metal } from '../palette.ts';
import type { Form } from '../piece.ts';
import { d, ellipse, rect, shape } from '../svg.ts';
import { angleValve } from './angle-valves.ts';
import { hex, thread, valveTone } from './valve-parts.ts';

/** From its side: two threaded ends, the ball's housing between, a lever above. */
export const ballValve: Form = (frame, piece) => {
  if (/углов/.test(piece.words)) return angleValve(frame, piece);
  const { x, y, w, h } = frame;
  const { words, attributes: a } = piece;
  const of = valveTone(piece);
  const grip = /син|голуб/.test(a.features?.join(' ').toLowerCase() ?? '')
    ? '#3f6079'
    : /газ|ж[её]лт/.test(words)
      ? '#c79a3c'
      : clay;
  const bodyH = h * 0.56;
  const cy = y + h - bodyH / 2;
  const cx = x + w * 0.5;
  const wide = a.dimensions_width ?? 90;
  const butterfly = /бабоч/.test(words) || wide < 75;
  const leverH = h * 0.13;
  const male = /наружн|американк/.test(words);
  const handle = butterfly
    ? shape(
        d`M${cx - w * 0.08} ${y + leverH * 0.7}` +
          d`C${cx - w * 0.14} ${y + leverH * 0.5} ${cx - w * 0.18} ${y} ${cx - w * 0.26} ${y}` +
          d`S${cx - w * 0.38} ${y + leverH * 0.5} ${cx - w * 0.36} ${y + leverH}` +
          d`S${cx - w * 0.2} ${y + leverH * 1.9} ${cx - w * 0.08} ${y + leverH * 1.7}` +
          d`H${cx + w * 0.08}` +
          d`C${cx + w * 0.2} ${y + leverH * 1.9} ${cx + w * 0.34} ${y + leverH * 1.5} ${cx + w * 0.36} ${y + leverH}` +
          d`S${cx + w * 0.34} ${y} ${cx + w * 0.26} ${y}` +
          d`S${cx + w * 0.14} ${y + leverH * 0.5} ${cx + w * 0.08} ${y + leverH * 0.7}Z`,
        down(grip, '#6d3a24'),
        { line: '#4a2a1c', width: 1.2 },
      )
    : shape(
        d`M${cx - w * 0.12} ${y + leverH * 1.3}Q${cx - w * 0.12} ${y} ${cx} ${y}` +
          d`H${x + w - leverH * 0.5}Q${x + w} ${y} ${x + w} ${y + leverH * 0.5}` +
          d`T${x + w - leverH * 0.5} ${y + leverH}H${cx + w * 0.18}` +
          d`Q${cx + w * 0.1} ${y + leverH} ${cx + w * 0.09} ${y + leverH * 1.9}` +
          d`H${cx - w * 0.12}Z`,
        down(`${grip}`, grip, '#6d3a24'),
        { line: '#4a2a1c', width: 1.2 },
      );
  return (
    rect(
      cx - w * 0.055,
      y + leverH * 1.2,
      w * 0.11,
      cy - y - leverH * 1.4,
      across(metal.pale, metal.deep),
      { line: metal.line, width: 1 },
    ) +
    rect(cx - w * 0.1, cy - bodyH * 0.64, w * 0.2, bodyH * 0.3, across(of.pale, of.base, of.deep), {
      r: 2,
      line: of.line,
      width: 1.2,
    }) +
    (male
      ? thread(x + w * 0.76, cy - bodyH * 0.36, w * 0.24, bodyH * 0.72, of)
      : hex(x + w * 0.77, cy - bodyH * 0.5, w * 0.23, bodyH, of)) +
    hex(x, cy - bodyH * 0.5, w * 0.23, bodyH, of) +
    rect(
      x + w * 0.2,
      cy - bodyH * 0.4,
      w * 0.6,
      bodyH * 0.8,
      down(of.base, of.pale, of.light, of.base, of.deep),
      { r: bodyH * 0.2, line: of.line, width: 1.2 },
    ) +
    ellipse(cx, cy, w * 0.17, bodyH * 0.47, radial(of.pale, of.light, of.base), {
      line: of.line,
      width: 1.2,
    }) +
    handle +
    rect(
      cx - w * 0.04,
      y + leverH * (butterfly ? 0.85 : 0.4),
      w * 0.08,
      leverH * 0.5,
      metal.light,
      { r: 2, line: metal.line, width: 0.9 },
    )
  );
};
