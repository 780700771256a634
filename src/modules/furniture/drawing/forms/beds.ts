import { face, panel } from '../boards.ts';
import { cushion } from '../cushions.ts';
import { legsUnder } from '../fittings.ts';
import { down } from '../gradients.ts';
import { alpha } from '../palette.ts';
import { clamp, type Form, times } from '../piece.ts';
import { d, rect, trace } from '../svg.ts';
import { bedding, coverFor } from './bedding.ts';
import { bars, headboard, isMetal, softHead } from './headboards.ts';

/** From its foot: headboard, pillows, blanket, the front rail. */
export const bed: Form = (frame, piece) => {
  const { x, y, w, h, s } = frame;
  const of = piece.look.main;
  const floor = y + h;
  const tall = h / s;
  const drawerCount = Math.min(piece.attributes.drawers ?? 0, 2);
  const drawers = drawerCount > 0;
  const legs = drawers ? 30 * s : clamp(tall * 0.1, 50, 120) * s;
  const railTop = floor - Math.min(330, tall * 0.42) * s;
  const foot = piece.attributes.footboard_height;
  const lying = floor - Math.min(560, tall * 0.62) * s;
  const tubes = isMetal(piece.words);
  const inset = w * 0.025;
  const pillowTop = Math.max(lying - 130 * s, y + h * 0.08);
  const frontTop = foot ? floor - Math.min(foot, tall * 0.8) * s : railTop;
  const metalRail =
    panel(x, railTop, w, 120 * s, of, 2) +
    trace(d`M${x + 3} ${railTop}V${floor - 3}M${x + w - 3} ${railTop}V${floor - 3}`, of.line, 6);
  const front = drawers
    ? panel(x, frontTop, w, floor - legs - frontTop, of, 3) +
      times(drawerCount, (i) =>
        face(
          x + 6 + (i * (w - 12)) / drawerCount,
          railTop + 8,
          (w - 12) / drawerCount - 3,
          floor - legs - railTop - 14,
          of,
        ),
      )
    : softHead.test(piece.words)
      ? cushion(x, frontTop, w, floor - legs - frontTop, of, 12, 2)
      : tubes
        ? bars({ ...frame, y: frontTop }, railTop + 20 * s, of) + metalRail
        : panel(x, frontTop, w, floor - legs - frontTop, of, 3);
  return (
    (tubes
      ? ''
      : legsUnder(
          x,
          floor - legs - 2,
          w,
          legs + 2,
          piece.look.legs,
          Math.max(60 * s, 6),
          w * 0.03,
        )) +
    headboard(frame, tubes ? railTop : floor - legs - 4, piece) +
    bedding(
      x + inset,
      pillowTop,
      w - inset * 2,
      railTop + (floor - railTop) * 0.2,
      s,
      coverFor(of),
    ) +
    front +
    (tubes
      ? ''
      : rect(x + 2, floor - legs - 6, w - 4, 6, down(alpha('#211c17', 0), alpha('#211c17', 0.14))))
  );
};
