import { down } from '../gradients.ts';
import { clamp, type Form, type Frame, type Piece, times } from '../piece.ts';
import { shade } from '../shadows.ts';
import { rect } from '../svg.ts';
import { carcass, drawer } from './carcass.ts';

export const open = ({ x, y, w, h }: Frame, { look }: Piece): string =>
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
