import { panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { blackMetal, clay, pine, tone } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';

const jar = (x: number, floor: number, w: number, h: number, colour: string): string => {
  const of = tone(colour);
  return (
    rect(x, floor - h, w, h, down(of.pale, of.deep), { r: w * 0.16, line: of.line }) +
    rect(x + w * 0.08, floor - h * 1.1, w * 0.84, h * 0.16, '#b98d5c', { r: 2, line: '#8a6237' })
  );
};

/** A board on the wall with jars; below it a rail with hooks where the words say so. */
export const wallShelf: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const rail = /рейлинг/.test(words);
  const boardY = y + h * (rail ? 0.56 : 0.8);
  const thick = Math.max(h * 0.08, 7);
  const metal = rail ? (of.wood ? blackMetal : of) : of;
  const wood = rail ? tone('#d3b88c', true) : of;
  const railY = y + h * 0.78;
  const hooks = 5;
  const pots = [clay, '#d9cdb8', pine, '#c9a76c'];
  return (
    times(4, (i) =>
      jar(x + w * (0.1 + i * 0.17), boardY, w * 0.085, h * (i % 2 ? 0.3 : 0.38), pots[i] ?? clay),
    ) +
    rect(x, boardY - h * 0.2, w, 3, metal.base, { line: metal.line, width: 0.7, r: 1.5 }) +
    panel(x, boardY, w, thick, wood, 2) +
    rect(x, y, Math.max(w * 0.012, 4), h * (rail ? 0.86 : 1), metal.base, {
      line: metal.line,
      width: 0.8,
      r: 2,
    }) +
    rect(
      x + w - Math.max(w * 0.012, 4),
      y,
      Math.max(w * 0.012, 4),
      h * (rail ? 0.86 : 1),
      metal.base,
      { line: metal.line, width: 0.8, r: 2 },
    ) +
    (rail
      ? rect(x, railY, w, 5, down(metal.pale, metal.deep), {
          line: metal.line,
          width: 0.8,
          r: 2.5,
        }) +
        times(hooks, (i) => {
          const at = x + (w * (i + 0.8)) / (hooks + 0.6);
          return trace(d`M${at} ${railY - 2}V${y + h - 8}q0 7 -8 6`, metal.line, 3.4);
        })
      : '')
  );
};
