import { blackMetal, brass, metal, type Tone } from '../palette.ts';
import { bar, type DoorStyle, face, glass, legsUnder, panel, shade } from '../parts.ts';
import { clamp, type Form, type Piece, times } from '../piece.ts';
import { across, d, down, rect, shape, trace } from '../svg.ts';

/** How the fronts of a cabinet look, from the words about them. */
export const doorStyle = ({ words, attributes }: Piece): DoorStyle => {
  const design = `${attributes.facade_design ?? ''} ${words}`.toLowerCase();
  if (/рамк|рамоч|фрез|классич|филён|филен|прованс/.test(design)) return 'frame';
  if (/рейк|реечн|ламел/.test(design)) return 'slats';
  return 'plain';
};

export const handleTone = (words: string): Tone =>
  /латун|золот|бронз/.test(words) ? brass : /ч[её]рн|лофт|графит/.test(words) ? blackMetal : metal;

const mirrored = (words: string, count: number): ((index: number) => boolean) => {
  if (!/зеркал/.test(words)) return () => false;
  if (count < 3) return (index) => index === count - 1;
  return (index) => (count % 2 ? index === (count - 1) / 2 : index > 0 && index < count - 1);
};

/** Hinged doors over an optional row of drawers. */
export const wardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { attributes: a, look, words } = piece;
  const body = look.main;
  const doors = clamp(a.doors_count ?? Math.round(w / s / 450), 1, 8);
  const plinth = 70 * s;
  const top = Math.max(26 * s, 3);
  const drawerRows = a.drawers ? (a.drawers > doors ? 2 : 1) : 0;
  const drawerH = drawerRows * 190 * s;
  const side = Math.max(18 * s, 2.5);
  const [ix, iw] = [x + side, w - side * 2];
  const doorW = iw / doors;
  const doorTop = y + top + 2;
  const doorH = y + h - plinth - drawerH - doorTop - 2;
  const style = doorStyle(piece);
  const isMirror = mirrored(words, doors);
  const of = handleTone(words);
  const door = (i: number) => {
    const left = ix + i * doorW;
    const right = doors === 1 || (doors % 2 === 1 && i === doors - 1 ? false : i % 2 === 0);
    const glazed =
      a.facade_with_showcase && (/витрин/.test(a.type_of_product ?? '') || i === doors - 1);
    const kind = isMirror(i) ? 'mirror' : glazed ? 'glass' : style;
    const inside = glazed
      ? times(4, (row) =>
          rect(left + doorW * 0.14, doorTop + (doorH * (row + 1)) / 5, doorW * 0.72, 3, body.base, {
            opacity: 0.8,
          }),
        )
      : '';
    return (
      face(left + 1, doorTop, doorW - 2, doorH, look.facade, kind) +
      inside +
      bar(
        right ? left + doorW - 9 : left + 9,
        doorTop + doorH * 0.52,
        Math.min(220 * s, doorH * 0.2),
        of,
      )
    );
  };
  const columns = drawerRows ? clamp(Math.round((a.drawers ?? 0) / drawerRows), 1, doors) : 0;
  const drawers = times(drawerRows, (row) =>
    times(columns, (i) => {
      const cell = iw / columns;
      const at = doorTop + doorH + 2 + row * 190 * s;
      return (
        face(
          ix + i * cell + 1,
          at,
          cell - 2,
          190 * s - 2,
          look.facade,
          style === 'frame' ? 'frame' : 'plain',
        ) + bar(ix + (i + 0.5) * cell, at + 95 * s, Math.min(160 * s, cell * 0.4), of, false)
      );
    }),
  );
  const legs = /ножк/.test(words);
  return (
    (legs
      ? legsUnder(x, y + h - plinth, w, plinth, look.legs, Math.max(40 * s, 5), w * 0.04)
      : rect(x + side, y + h - plinth, w - side * 2, plinth, down(body.deep, body.line), {
          line: body.line,
          width: 1,
        })) +
    panel(x, y, w, h - (legs ? plinth : 0), body, 2.5) +
    (legs ? '' : rect(x + side, y + h - plinth * 0.8, iw, plinth * 0.8, body.deep)) +
    times(doors, door) +
    drawers +
    rect(x, y, w, top, down(body.pale, body.deep), { r: 1.5, line: body.line, width: 1 }) +
    shade(x + side, y + top + 1, iw, 12, 0.14)
  );
};

/** Two to four panels on tracks, the odd ones in front. */
export const slidingWardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { attributes: a, look, words } = piece;
  const body = look.main;
  const doors = clamp(a.doors_count ?? Math.round(w / s / 800), 2, 5);
  const side = Math.max(22 * s, 3);
  const track = Math.max(36 * s, 4);
  const plinth = 60 * s;
  const [ix, iw] = [x + side, w - side * 2];
  const [iy, ih] = [y + side + track, h - side - track * 2 - plinth];
  const isMirror = mirrored(words, doors);
  const frame = /ч[её]рн/.test(words)
    ? blackMetal
    : /золот|латун|шампан/.test(words)
      ? brass
      : metal;
  const profile = Math.max(26 * s, 3);
  const doorW = (iw + (doors - 1) * profile) / doors;
  const sheet = (i: number) => {
    const left = ix + i * (doorW - profile);
    const front = i % 2 === 0;
    const dy = front ? 0 : 1.5;
    const tinted = /тонирован/.test(words) && i % 2 === 1;
    const surface = tinted
      ? rect(
          left + profile,
          iy + dy,
          doorW - profile * 2,
          ih - dy * 2,
          down('#6b7371', '#464d4c'),
          { line: frame.line },
        ) +
        shape(
          d`M${left + doorW * 0.2} ${iy + ih - 6}L${left + doorW * 0.6} ${iy + 6}h${doorW * 0.2}L${left + doorW * 0.4} ${iy + ih - 6}Z`,
          '#ffffff',
          { opacity: 0.08 },
        )
      : isMirror(i)
        ? glass(left + profile, iy + dy, doorW - profile * 2, ih - dy * 2, 'mirror')
        : panel(left + profile, iy + dy, doorW - profile * 2, ih - dy * 2, look.facade, 0);
    const bands =
      /комбинир|вставк|бамбук|ротанг/.test(words) && !isMirror(i)
        ? trace(
            d`M${left + profile} ${iy + ih * 0.33}h${doorW - profile * 2}M${left + profile} ${iy + ih * 0.67}h${doorW - profile * 2}`,
            frame.line,
            2.2,
            0.7,
          )
        : '';
    const post = (at: number) =>
      rect(at, iy - 1, profile, ih + 2, across(frame.pale, frame.base, frame.deep), {
        line: frame.line,
        width: 0.7,
      });
    const shadow = front ? '' : rect(left + profile, iy, 9, ih, across('#211c1738', '#211c1700'));
    return surface + bands + shadow + post(left) + post(left + doorW - profile);
  };
  const order = [...Array(doors).keys()].sort((one, two) => (two % 2) - (one % 2));
  return (
    panel(x, y, w, h, body, 2) +
    rect(ix, y + side, iw, track, down(frame.deep, frame.light), { line: frame.line, width: 0.8 }) +
    order.map(sheet).join('') +
    rect(ix, iy + ih, iw, track, down(frame.light, frame.deep), { line: frame.line, width: 0.8 }) +
    rect(ix, y + h - plinth, iw, plinth - 1, down(body.base, body.deep)) +
    shade(ix, iy, iw, 14, 0.14)
  );
};

/** A wide front across the corner between two narrow sides that turn to the walls. */
export const cornerWardrobe: Form = ({ x, y, w, h, s }, piece) => {
  const { main: of, facade } = piece.look;
  const plinth = 70 * s;
  const side = w * 0.2;
  const slope = h * 0.022;
  const bottom = y + h;
  const wall = (at: number, inner: number) =>
    shape(
      d`M${at} ${y + slope}L${inner} ${y}V${bottom}L${at} ${bottom - slope}Z`,
      across(of.deep, of.base),
      { line: of.line },
    );
  const door = { x: x + side, y: y + 26 * s, w: w - side * 2, h: h - plinth - 26 * s };
  const style = mirrored(piece.words, 1)(0) ? 'mirror' : doorStyle(piece);
  return (
    wall(x, x + side) +
    wall(x + w, x + w - side) +
    panel(door.x, y, door.w, h, of) +
    rect(door.x + 2, bottom - plinth, door.w - 4, plinth, of.deep) +
    face(door.x + 3, door.y, door.w - 6, door.h, facade, style) +
    bar(
      door.x + door.w - 14,
      door.y + door.h * 0.52,
      Math.min(220 * s, door.h * 0.2),
      handleTone(piece.words),
    ) +
    trace(
      d`M${x + side * 0.12} ${bottom - plinth * 0.9 - slope}L${door.x} ${bottom - plinth}M${x + w - side * 0.12} ${bottom - plinth * 0.9 - slope}L${x + w - side} ${bottom - plinth}`,
      of.line,
      0.9,
      0.6,
    )
  );
};
