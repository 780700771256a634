import { across, down } from '../gradients.ts';
import { brass } from '../palette.ts';
import { type Form, times } from '../piece.ts';
import { d, ellipse, rect, shape, trace } from '../svg.ts';

/** Two gathered panels on a rail, a sheer one between. */
export const curtains: Form = ({ x, y, w, h }, { look: { main: of }, words }) => {
  const rail = Math.max(h * 0.016, 5);
  const top = y + rail * 1.6;
  const sheer = /тюл|вуал|органз/.test(words);
  const one = sheer ? 0.5 : 0.3;
  const drop = (left: number, width: number) => {
    const folds = 6;
    const fold = width / folds;
    const hem = times(folds, () => d`q${fold / 2} ${10} ${fold} 0`);
    return (
      shape(
        d`M${left} ${top}V${y + h - 5}` + hem + d`V${top}Z`,
        across(of.base, of.light, of.base, of.pale, of.base, of.light, of.deep),
        {
          line: of.line,
          width: 1.1,
          opacity: sheer ? 0.75 : 1,
        },
      ) +
      times(folds - 1, (i) =>
        trace(
          d`M${left + fold * (i + 1)} ${top + 6}` +
            d`Q${left + fold * (i + 1) + 3} ${y + h * 0.5} ${left + fold * (i + 1)} ${y + h - 6}`,
          of.seam,
          1,
          0.8,
        ),
      )
    );
  };
  const inset = w * 0.02;
  return (
    rect(x + w * 0.3, top + 10, w * 0.4, h * 0.62, down('#f7f8f3', '#e7ece6'), {
      line: '#cfc8ba',
      width: 1.4,
      opacity: sheer ? 0.5 : 1,
    }) +
    trace(
      d`M${x + w / 2} ${top + 10}v${h * 0.62}M${x + w * 0.3} ${top + h * 0.26}h${w * 0.4}`,
      '#cfc8ba',
      2,
    ) +
    drop(x + inset, w * one - inset) +
    drop(x + w * (1 - one), w * one - inset) +
    rect(x + rail, y + rail * 0.5, w - rail * 2, rail * 0.8, down(brass.pale, brass.deep), {
      r: 3,
      line: brass.line,
      width: 0.8,
    }) +
    ellipse(x + rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 }) +
    ellipse(x + w - rail, y + rail, rail, rail, brass.light, { line: brass.line, width: 0.8 })
  );
};
