import { face } from '../boards.ts';
import { toneOfWords } from '../colours.ts';
import { bar } from '../fittings.ts';
import { metal, type Tone } from '../palette.ts';
import { type Frame, type Piece, times } from '../piece.ts';
import { d, trace } from '../svg.ts';
import { hood, oven } from './appliances.ts';
import { doorStyle, handleTone } from './fronts.ts';

/** «Верх белый, низ дуб», «орех и молочный»: the upper cabinets may have their own colour. */
const upperTone = ({ look, attributes: a }: Piece): Tone => {
  const told =
    /верх ([^,;]+)/i.exec(a.facade_color ?? '')?.[1] ??
    /\sи\s+(.+)$/.exec(a.facade_color ?? '')?.[1];
  return toneOfWords(told) ?? look.facade;
};

export const uppers = (box: Frame, piece: Piece, count: number, hoodAt: number): string =>
  times(count, (i) => {
    const w = box.w / count;
    const at = box.x + i * w;
    if (i === hoodAt) return hood(at + w * 0.04, box.y, w * 0.92, box.h * 1.08);
    const glazed = piece.attributes.facade_with_showcase && (i === 0 || i === count - 1);
    return (
      face(at + 1, box.y, w - 2, box.h, upperTone(piece), glazed ? 'glass' : doorStyle(piece)) +
      (glazed ? trace(d`M${at + 8} ${box.y + box.h * 0.5}h${w - 16}`, metal.line, 1, 0.6) : '') +
      bar(
        i < count / 2 ? at + w - 8 : at + 8,
        box.y + box.h * 0.82,
        Math.min(26, box.h * 0.2),
        handleTone(piece.words),
      )
    );
  });

export const lowers = (box: Frame, piece: Piece, count: number, ovenAt: number): string =>
  times(count, (i) => {
    const w = box.w / count;
    const at = box.x + i * w;
    const style = doorStyle(piece);
    const of = piece.look.facade;
    const handle = handleTone(piece.words);
    if (i === ovenAt) return oven(at, box.y, w, box.h);
    if (i === (ovenAt > 1 ? 0 : count - 1) || (count > 5 && i === ovenAt + 1)) {
      return times(3, (row) => {
        const [dy, dh] = [
          [0, 0.22],
          [0.22, 0.39],
          [0.61, 0.39],
        ][row] as [number, number];
        return (
          face(at + 1, box.y + box.h * dy + 1, w - 2, box.h * dh - 2, of, style) +
          bar(at + w / 2, box.y + box.h * dy + 9, w * 0.4, handle, false)
        );
      });
    }
    return (
      face(at + 1, box.y + 1, w - 2, box.h - 2, of, style) +
      bar(i % 2 ? at + 8 : at + w - 8, box.y + box.h * 0.2, Math.min(26, box.h * 0.2), handle)
    );
  });
