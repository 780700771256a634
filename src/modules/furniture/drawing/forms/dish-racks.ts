import { down } from '../gradients.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

const china = { line: '#8f8675', width: 1 };

/** Two tiers of wire over a tray: plates on their edge above, mugs below. */
export const dishRack: Form = ({ x, y, w, h }, { look: { main: of } }) => {
  const [upper, lower, tray] = [y + h * 0.5, y + h * 0.9, h * 0.08];
  const wire = (data: string) => trace(data, of.line, 5) + trace(data, of.light, 3);
  const plates = Math.round((w / h) * 6);
  const mugs = Math.round((w / h) * 2.4);
  const plate = (i: number) => {
    const at = x + w * (0.1 + (0.66 * (i + 0.5)) / plates);
    return ellipse(at, y + h * 0.25, w * 0.026, h * 0.25, down('#fbf9f4', '#dcd4c4'), china);
  };
  const mug = (i: number) => {
    const [mw, mh] = [h * 0.22, h * 0.24];
    const at = x + w * (0.1 + (0.8 * (i + 0.5)) / mugs) - mw / 2;
    return (
      trace(
        d`M${at + mw} ${lower - mh * 0.75}q${mw * 0.34} 0 ${mw * 0.34} ${mh * 0.24}t${-mw * 0.34} ${mh * 0.26}`,
        china.line,
        3,
      ) + rect(at, lower - mh, mw, mh, down('#f7f3ea', '#d8cfbd'), { ...china, r: 5 })
    );
  };
  const cup = x + w * 0.83;
  return (
    trace(
      d`M${cup + w * 0.025} ${upper}V${y + h * 0.06}M${cup + w * 0.055} ${upper}V${y + h * 0.12}M${cup + w * 0.085} ${upper}V${y + h * 0.04}`,
      '#a5a29c',
      3,
    ) +
    times(plates, plate) +
    times(mugs, mug) +
    rect(cup, y + h * 0.26, w * 0.11, upper - y - h * 0.26, down(of.light, of.deep), {
      r: 4,
      line: of.line,
    }) +
    wire(
      d`M${x + 3} ${y + h * 0.18}V${y + h - tray}M${x + w - 3} ${y + h * 0.18}V${y + h - tray}` +
        d`M${x + 3} ${upper}H${x + w - 3}M${x + 3} ${lower}H${x + w - 3}M${x + 3} ${y + h * 0.36}H${cup - 6}`,
    ) +
    shape(
      d`M${x} ${y + h - tray}H${x + w}L${x + w - 5} ${y + h - 4}q-1 4 -6 4H${x + 11}q-5 0 -6 -4Z`,
      down(of.pale, of.deep),
      { line: of.line },
    )
  );
};
