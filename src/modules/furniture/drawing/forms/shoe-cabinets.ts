import { face } from '../boards.ts';
import { bar } from '../fittings.ts';
import { tone } from '../palette.ts';
import { clamp, type Form, times } from '../piece.ts';
import { rect } from '../svg.ts';
import { carcass } from './carcass.ts';
import { doorStyle, handleTone } from './fronts.ts';

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
