import { down } from '../gradients.ts';
import { type Form, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';

/** Folded, in a pile tied with a ribbon. */
export const linenPile: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const layers = 3;
  const each = h / layers;
  return (
    times(layers, (i) => {
      const at = y + i * each;
      const inset = i === 0 ? w * 0.03 : 0;
      return (
        rect(x + inset, at, w - inset * 2, each, down(of.pale, of.light, of.base), {
          r: each * 0.42,
          line: of.line,
        }) +
        trace(
          d`M${x + inset + each * 0.3} ${at + each * 0.52}H${x + w - inset - 2}` +
            d`M${x + inset + each * 0.5} ${at + each * 0.74}H${x + w - inset - 6}`,
          of.seam,
          0.9,
          0.8,
        )
      );
    }) +
    rect(x + w * 0.47, y, w * 0.05, h, down('#e6d6b8', '#c3a878'), { line: '#9a7d4c', width: 0.8 })
  );
};
