import { blackMetal, tone } from '../palette.ts';
import { bar, face, knob, legsUnder, panel, shade } from '../parts.ts';
import { clamp, type Form, type Frame, type Piece, times } from '../piece.ts';
import { d, down, rect, trace } from '../svg.ts';
import { doorStyle, handleTone } from './wardrobes.ts';

/** A drawer front with its handle. */
const drawer = (x: number, y: number, w: number, h: number, piece: Piece): string => {
  const style = doorStyle(piece);
  const of = handleTone(piece.words);
  const [cx, cy] = [x + w / 2, y + h / 2];
  const pull =
    piece.seed % 3 === 0 && w < 170
      ? knob(cx, cy, of, 3.6)
      : piece.seed % 3 === 1
        ? trace(
            d`M${cx - w * 0.11} ${y + 2}q${w * 0.11} ${Math.min(9, h * 0.3)} ${w * 0.22} 0`,
            piece.look.facade.line,
            2.4,
          )
        : bar(cx, cy, Math.min(w * 0.3, 60), of, false);
  return face(x, y, w, h, piece.look.facade, style) + pull;
};

/** The box of a cabinet with legs or plinth and a lid; gives the inside. */
const carcass = ({ x, y, w, h, s }: Frame, { look, words, seed }: Piece, legHeight: number) => {
  const of = look.main;
  const low = /цокол/.test(words);
  const leg = low ? 50 * s : legHeight * s;
  const lid = Math.max(22 * s, 4);
  const side = Math.max(18 * s, 3);
  const lean = seed % 2 ? 0 : 10 * s;
  const drawn =
    (low
      ? rect(x + side, y + h - leg, w - side * 2, leg, of.deep, { line: of.line, width: 1 })
      : legsUnder(
          x,
          y + h - leg,
          w,
          leg,
          look.legs,
          Math.max(36 * s, 5),
          w * 0.05,
          lean,
          w / s > 1500 ? 3 : 2,
        )) +
    panel(x + 1, y + lid * 0.6, w - 2, h - leg - lid * 0.6, of, 2.5) +
    rect(x, y, w, lid, down(of.pale, of.deep), { r: 2, line: of.line, width: 1.1 });
  const inside = {
    x: x + side,
    y: y + lid + 2,
    w: w - side * 2,
    h: h - leg - lid - side * 0.6 - 2,
    s,
  };
  return { drawn, inside };
};

export const chest: Form = (frame, piece) => {
  const { attributes: a } = piece;
  const wide = frame.w / frame.s;
  const tall = frame.h / frame.s;
  const total = clamp(a.drawers ?? (wide > 1100 ? 6 : Math.round(tall / 220)), 1, 12);
  const doors = a.doors_count ?? 0;
  const { drawn, inside } = carcass(frame, piece, clamp(tall * 0.14, 40, 160));
  const doorPart = doors ? inside.w * (a.drawers ? 0.5 : 1) : 0;
  const rest = inside.w - doorPart;
  const columns = rest > 0 && total > 3 && rest / frame.s > 1000 ? 2 : 1;
  const rows = Math.ceil(total / columns);
  const rowH = inside.h / rows;
  const doorW = doors ? doorPart / doors : 0;
  return (
    drawn +
    times(doors, (i) => {
      const left = inside.x + rest + i * doorW;
      const kind = a.facade_with_showcase ? 'glass' : doorStyle(piece);
      return (
        face(left + 1, inside.y, doorW - 2, inside.h, piece.look.facade, kind) +
        bar(
          i % 2 ? left + 9 : left + doorW - 9,
          inside.y + inside.h * 0.4,
          34,
          handleTone(piece.words),
        )
      );
    }) +
    (rest > 1
      ? times(rows * columns, (i) => {
          const row = Math.floor(i / columns);
          return drawer(
            inside.x + ((i % columns) * rest) / columns + 1,
            inside.y + row * rowH + 1,
            rest / columns - 2,
            rowH - 2,
            piece,
          );
        })
      : '') +
    shade(inside.x, inside.y, inside.w, 8, 0.16)
  );
};

const open = ({ x, y, w, h }: Frame, { look }: Piece): string =>
  rect(x, y, w, h, down(look.main.line, look.main.deep), { line: look.main.line, width: 1 }) +
  shade(x, y, w, h * 0.5, 0.22);

export const nightstand: Form = (frame, piece) => {
  const tall = frame.h / frame.s;
  const drawers = clamp(piece.attributes.drawers ?? 2, 1, 4);
  const { drawn, inside } = carcass(frame, piece, clamp(tall * 0.25, 40, 160));
  const niche = drawers === 1 ? inside.h * 0.48 : 0;
  const rowH = (inside.h - niche) / drawers;
  return (
    drawn +
    (niche ? open({ ...inside, h: niche }, piece) : '') +
    times(drawers, (i) =>
      drawer(inside.x + 1, inside.y + niche + i * rowH + 1, inside.w - 2, rowH - 2, piece),
    )
  );
};

/** A low cabinet: doors or drawers at the sides, an open shelf between. */
export const tvStand: Form = (frame, piece) => {
  const { attributes: a, look } = piece;
  const tall = frame.h / frame.s;
  const { drawn, inside } = carcass(frame, piece, clamp(tall * 0.28, 40, 160));
  const side = inside.w * 0.32;
  const middle = { ...inside, x: inside.x + side, w: inside.w - side * 2 };
  const half = inside.h * 0.5;
  const wing = (left: number) =>
    (a.drawers ?? 0) > 2
      ? drawer(left + 1, inside.y + 1, side - 2, half - 2, piece) +
        drawer(left + 1, inside.y + half, side - 2, half - 2, piece)
      : face(left + 1, inside.y + 1, side - 2, inside.h - 2, look.facade, doorStyle(piece)) +
        bar(
          left < middle.x ? left + side - 9 : left + 9,
          inside.y + inside.h / 2,
          inside.h * 0.3,
          handleTone(piece.words),
        );
  return (
    drawn +
    open(middle, piece) +
    rect(middle.x, inside.y + half - 2, middle.w, 4, look.main.light, {
      line: look.main.line,
      width: 0.7,
    }) +
    rect(middle.x + middle.w * 0.2, inside.y + half - 11, middle.w * 0.6, 9, blackMetal.base, {
      r: 1.5,
    }) +
    wing(inside.x) +
    wing(middle.x + middle.w)
  );
};

/** A slim cabinet with tilting fronts. */
export const shoeCabinet: Form = (frame, piece) => {
  const rows = clamp(
    piece.attributes.doors_count ?? piece.attributes.drawers ?? Math.round(frame.h / frame.s / 400),
    1,
    5,
  );
  const { drawn, inside } = carcass(frame, piece, 60);
  const rowH = inside.h / rows;
  const bench = /сиден|мягк|банкет/.test(piece.words);
  return (
    drawn +
    times(rows, (i) => {
      const at = inside.y + i * rowH;
      return (
        face(inside.x + 1, at + 1, inside.w - 2, rowH - 2, piece.look.facade, doorStyle(piece)) +
        bar(
          inside.x + inside.w / 2,
          at + Math.min(14, rowH * 0.2),
          inside.w * 0.3,
          handleTone(piece.words),
          false,
        )
      );
    }) +
    (bench
      ? rect(frame.x, frame.y, frame.w, 60 * frame.s, tone('#b89a7a').base, {
          r: 6,
          line: '#6f5a45',
        })
      : '')
  );
};
