import { panel } from '../boards.ts';
import { across, down } from '../gradients.ts';
import { blackMetal } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { shadow } from '../shadows.ts';
import { d, ellipse, rect, trace } from '../svg.ts';
import { handleTone } from './fronts.ts';

const standing: Form = ({ x, y, w, h }, { look: { main } }) => {
  const cx = x + w / 2;
  const post = Math.max(w * 0.07, 5);
  const floor = y + h;
  const hook = (dx: number, at: number) =>
    trace(
      d`M${cx} ${at + h * 0.05}Q${cx + dx * 0.8} ${at + h * 0.05} ${cx + dx} ${at}`,
      main.line,
      post * 0.75,
    ) +
    trace(
      d`M${cx} ${at + h * 0.05}Q${cx + dx * 0.8} ${at + h * 0.05} ${cx + dx} ${at}`,
      main.base,
      post * 0.5,
    ) +
    ellipse(cx + dx, at, post * 0.5, post * 0.5, main.light, { line: main.line, width: 0.8 });
  const foot = (dx: number) =>
    trace(
      d`M${cx} ${floor - h * 0.1}Q${cx + dx * 0.6} ${floor - h * 0.07} ${cx + dx} ${floor - 4}`,
      main.line,
      post * 0.95,
    ) +
    trace(
      d`M${cx} ${floor - h * 0.1}Q${cx + dx * 0.6} ${floor - h * 0.07} ${cx + dx} ${floor - 4}`,
      main.base,
      post * 0.7,
    );
  const reach = w / 2 - post * 0.5;
  return (
    shadow(cx, floor, w * 0.5, 0.2) +
    foot(-reach) +
    foot(reach) +
    foot(w * 0.12) +
    rect(cx - post / 2, y, post, h * 0.96, across(main.pale, main.base, main.deep), {
      r: post / 2,
      line: main.line,
      width: 1,
    }) +
    hook(-reach, y + h * 0.06) +
    hook(reach, y + h * 0.06) +
    hook(-reach * 0.7, y + h * 0.16) +
    hook(reach * 0.7, y + h * 0.16)
  );
};

const wallRack: Form = ({ x, y, w, h }, { look: { main }, words }) => {
  const count = Math.max(3, Math.round(w / 90));
  const of = handleTone(words);
  const board = h * 0.55;
  return (
    panel(x, y, w, board, main, 4) +
    times(count, (i) => {
      const at = x + (w * (i + 0.5)) / count;
      return (
        trace(d`M${at} ${y + board * 0.5}V${y + h - 8}q0 6 -7 5`, of.line, 5) +
        trace(d`M${at} ${y + board * 0.5}V${y + h - 8}q0 6 -7 5`, of.light, 3)
      );
    })
  );
};

const garmentRail: Form = ({ x, y, w, h }, { look: { main } }) => {
  const of = main.wood ? main : blackMetal;
  const post = Math.max(w * 0.03, 4);
  const railY = y + h * 0.04 + post / 2;
  const hanger = (at: number) => {
    const [reach, drop] = [w * 0.2, h * 0.115];
    return (
      trace(d`M${at} ${railY + 12}V${railY}q0 -7 6 -6`, '#8d8a84', 1.6) +
      trace(d`M${at} ${railY + 12}L${at - reach} ${railY + drop}H${at + reach}Z`, '#a37c4e', 3)
    );
  };
  return (
    times(3, (i) => hanger(x + w * (0.34 + i * 0.16))) +
    rect(x, y + h * 0.04, w, post, down(of.pale, of.deep), { r: post / 2, line: of.line }) +
    rect(x + w * 0.08, y, post, h, across(of.pale, of.deep), { r: 2, line: of.line }) +
    rect(x + w * 0.92 - post, y, post, h, across(of.pale, of.deep), { r: 2, line: of.line }) +
    panel(x + w * 0.04, y + h * 0.86, w * 0.92, h * 0.022, main)
  );
};

export const coatRack: Form = (frame, piece) => {
  if (frame.h < frame.w) return wallRack(frame, piece);
  return frame.w > frame.h * 0.42 ? garmentRail(frame, piece) : standing(frame, piece);
};
