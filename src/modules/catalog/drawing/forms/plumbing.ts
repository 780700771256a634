import { brass, clay, metal, type Tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { across, d, down, ellipse, radial, rect, shape, trace } from '../svg.ts';

const hex = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.base, of.pale, of.light, of.base, of.deep), {
    r: 3,
    line: of.line,
    width: 1.2,
  }) +
  trace(d`M${x + 2} ${y + h * 0.27}h${w - 4}M${x + 2} ${y + h * 0.73}h${w - 4}`, of.line, 1, 0.5);

const thread = (x: number, y: number, w: number, h: number, of: Tone): string =>
  rect(x, y, w, h, down(of.deep, of.pale, of.base, of.deep), { line: of.line, width: 1.1 }) +
  times(Math.round(w / 7), (i) =>
    trace(d`M${x + 4 + i * 7} ${y + 1}l-2 ${h - 2}`, of.line, 0.9, 0.6),
  );

/** From its side: two threaded ends, the ball's housing between, a lever above. */
export const ballValve: Form = ({ x, y, w, h }, { look, words, attributes: a }) => {
  const of = a.color || /латун|хром|никел|сталь|пластик|полипроп/.test(words) ? look.main : brass;
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
        d`M${cx - w * 0.08} ${y + leverH * 0.7}C${cx - w * 0.14} ${y + leverH * 0.5} ${cx - w * 0.18} ${y} ${cx - w * 0.26} ${y}S${cx - w * 0.38} ${y + leverH * 0.5} ${cx - w * 0.36} ${y + leverH}S${cx - w * 0.2} ${y + leverH * 1.9} ${cx - w * 0.08} ${y + leverH * 1.7}H${cx + w * 0.08}C${cx + w * 0.2} ${y + leverH * 1.9} ${cx + w * 0.34} ${y + leverH * 1.5} ${cx + w * 0.36} ${y + leverH}S${cx + w * 0.34} ${y} ${cx + w * 0.26} ${y}S${cx + w * 0.14} ${y + leverH * 0.5} ${cx + w * 0.08} ${y + leverH * 0.7}Z`,
        down(grip, '#6d3a24'),
        { line: '#4a2a1c', width: 1.2 },
      )
    : shape(
        d`M${cx - w * 0.12} ${y + leverH * 1.3}Q${cx - w * 0.12} ${y} ${cx} ${y}H${x + w - leverH * 0.5}Q${x + w} ${y} ${x + w} ${y + leverH * 0.5}T${x + w - leverH * 0.5} ${y + leverH}H${cx + w * 0.18}Q${cx + w * 0.1} ${y + leverH} ${cx + w * 0.09} ${y + leverH * 1.9}H${cx - w * 0.12}Z`,
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

/** From its side: a body, a spout to the right, a lever on top. */
export const mixer: Form = ({ x, y, w, h }, { look, words, attributes: a }) => {
  const of = a.color ? look.main : metal;
  const floor = y + h;
  const stem = Math.min(w * 0.2, h * 0.16);
  const tall = h > w * 1.15 && !/раковин|умывальник/.test(words);
  const cx = tall ? x + w * 0.26 : x + stem * 0.95;
  const stroke = { line: of.line, width: 1.2 };
  const fill = across(of.pale, of.light, of.base, of.deep);
  const foot = rect(
    cx - stem * 0.95,
    floor - h * 0.035,
    stem * 1.9,
    h * 0.035,
    down(of.pale, of.deep),
    { ...stroke, r: 2 },
  );
  if (tall) {
    const pipe = stem * 0.62;
    const [left, right] = [cx, x + w - pipe / 2];
    const bend = (right - left) / 2;
    const line = d`M${left} ${floor - h * 0.2}V${y + pipe / 2 + bend * 0.9}C${left} ${y + pipe / 2 - bend * 0.32} ${right} ${y + pipe / 2 - bend * 0.32} ${right} ${y + pipe / 2 + bend * 0.9}V${y + h * 0.5}`;
    return (
      trace(line, of.line, pipe + 2.2) +
      trace(line, of.base, pipe) +
      trace(line, of.pale, pipe * 0.4) +
      rect(right - pipe * 0.7, y + h * 0.46, pipe * 1.4, h * 0.07, fill, { ...stroke, r: 2 }) +
      rect(cx - stem * 0.62, floor - h * 0.34, stem * 1.24, h * 0.34, fill, { ...stroke, r: 3 }) +
      shape(
        d`M${cx - stem * 0.6} ${floor - h * 0.29}L${x} ${floor - h * 0.36}v${h * 0.035}L${cx - stem * 0.6} ${floor - h * 0.22}Z`,
        fill,
        stroke,
      ) +
      foot
    );
  }
  const spout = y + h * 0.36;
  return (
    shape(
      d`M${cx - stem} ${spout + h * 0.04}L${x + w - 8} ${spout}Q${x + w} ${spout} ${x + w} ${spout + 8}V${spout + h * 0.17}H${x + w - stem * 0.7}V${spout + h * 0.13}L${cx} ${spout + h * 0.24}Z`,
      down(of.pale, of.base, of.deep),
      stroke,
    ) +
    rect(cx - stem * 0.8, spout - h * 0.04, stem * 1.6, floor - spout + h * 0.04, fill, {
      ...stroke,
      r: stem * 0.25,
    }) +
    shape(
      d`M${cx - stem * 0.75} ${spout - h * 0.06}Q${cx - stem * 0.75} ${y + h * 0.14} ${cx} ${y + h * 0.14}L${x + w * 0.72} ${y}l6 ${h * 0.06}L${cx + stem * 0.75} ${spout - h * 0.06}Z`,
      down(of.pale, of.base, of.deep),
      stroke,
    ) +
    ellipse(cx, spout + h * 0.1, 2.6, 2.6, clay) +
    foot
  );
};

/** A kitchen sink from above. */
export const sink: Form = ({ x, y, w, h }, { look, words, attributes: a }) => {
  const of = a.color || /гранит|камен/.test(words) ? look.main : metal;
  const stroke = { line: of.line, width: 1.1 };
  const round = /кругл/.test(words) || (Math.abs(w / h - 1) < 0.03 && /d|диаметр/.test(words));
  const wing = !round && w > h * 1.35 ? w * 0.4 : 0;
  const bowl = { x: x + w * 0.05, y: y + h * 0.14, w: w * 0.9 - wing, h: h * 0.8 };
  const cx = bowl.x + bowl.w / 2;
  const cy = bowl.y + bowl.h / 2;
  const basin = round
    ? ellipse(x + w / 2, y + h / 2, w / 2, h / 2, down(of.pale, of.deep), stroke) +
      ellipse(x + w / 2, y + h * 0.53, w * 0.41, h * 0.41, down(of.deep, of.light), stroke)
    : rect(x, y, w, h, down(of.pale, of.deep), { ...stroke, r: 18 }) +
      rect(bowl.x, bowl.y, bowl.w, bowl.h, down(of.deep, of.base, of.light), { ...stroke, r: 26 });
  const ribs = wing
    ? times(6, (i) =>
        trace(
          d`M${x + w - wing + wing * 0.1} ${y + h * (0.24 + i * 0.1)}h${wing * 0.75}`,
          of.line,
          1.6,
          0.4,
        ),
      )
    : '';
  return (
    basin +
    ribs +
    ellipse(cx, cy + h * 0.03, h * 0.09, h * 0.09, radial('#5d5a55', of.pale), stroke) +
    ellipse(cx, cy + h * 0.03, h * 0.035, h * 0.035, '#4a4642') +
    ellipse(x + w * 0.5 - wing * 0.5, y + h * 0.075, h * 0.035, h * 0.035, '#6a6660', stroke)
  );
};

/** A riser with an overhead rose, a hand shower on its hose and a thermostat below. */
export const shower: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const cx = x + w * 0.5;
  const stroke = { line: of.line };
  const pipe = Math.max(w * 0.07, 6);
  const fill = across(of.pale, of.light, of.base, of.deep);
  const base = y + h * 0.78;
  const hose = d`M${cx + w * 0.2} ${base + h * 0.02}C${cx + w * 0.2} ${y + h * 1.04} ${x + w * 0.96} ${y + h * 1.02} ${x + w * 0.93} ${y + h * 0.6}L${cx + w * 0.24} ${y + h * 0.42}`;
  return (
    trace(hose, of.line, pipe * 0.62) +
    trace(hose, of.pale, pipe * 0.4) +
    rect(cx - pipe / 2, y + h * 0.05, pipe, base - y - h * 0.05, fill, stroke) +
    rect(x, y + h * 0.045, w, h * 0.016, down(of.pale, of.deep), { ...stroke, r: 4 }) +
    shape(
      d`M${cx - w * 0.12} ${y + h * 0.045}Q${cx - w * 0.1} ${y + h * 0.012} ${cx} ${y}Q${cx + w * 0.1} ${y + h * 0.012} ${cx + w * 0.12} ${y + h * 0.045}Z`,
      fill,
      stroke,
    ) +
    times(9, (i) =>
      trace(
        d`M${x + w * (0.08 + i * 0.105)} ${y + h * 0.07}v${h * (0.1 + 0.03 * (i % 3))}`,
        '#a9bcc2',
        1.1,
        0.45,
      ),
    ) +
    rect(cx - pipe, y + h * 0.4, pipe * 2, h * 0.035, fill, { ...stroke, r: 3 }) +
    shape(
      d`M${cx + pipe * 0.4} ${y + h * 0.44}L${cx + w * 0.3} ${y + h * 0.3}l${w * 0.06} ${h * 0.01}L${cx + w * 0.26} ${y + h * 0.45}Z`,
      fill,
      stroke,
    ) +
    ellipse(cx + w * 0.33, y + h * 0.29, w * 0.13, h * 0.022, down(of.pale, of.deep), stroke) +
    rect(x + w * 0.08, base, w * 0.84, h * 0.06, down(of.pale, of.base, of.deep), {
      ...stroke,
      r: 8,
    }) +
    rect(x + w * 0.02, base - h * 0.006, w * 0.18, h * 0.072, fill, { ...stroke, r: 5 }) +
    rect(x + w * 0.8, base - h * 0.006, w * 0.18, h * 0.072, fill, { ...stroke, r: 5 }) +
    rect(cx - pipe * 0.8, base + h * 0.06, pipe * 1.6, h * 0.16, fill, { ...stroke, r: 3 }) +
    ellipse(x + w * 0.11, base + h * 0.03, 3, 3, clay)
  );
};
