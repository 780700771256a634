import { panel } from '../boards.ts';
import { down } from '../gradients.ts';
import { alpha, blackMetal, ink } from '../palette.ts';
import { clamp, type Form, type Frame, type Piece, within } from '../piece.ts';
import { shade } from '../shadows.ts';
import { d, rect, trace } from '../svg.ts';
import { tap } from './appliances.ts';
import { lowers, uppers } from './kitchen-cabinets.ts';
import { worktop, worktopTone } from './worktops.ts';

/** One wall of a kitchen; the frame's floor is the kitchen's. */
export const run = (frame: Frame, piece: Piece, lowerX: number, lowerW: number): string => {
  const { x, y, w, h, s } = frame;
  const { attributes: a, look } = piece;
  const floor = y + h;
  const top = worktopTone(piece);
  const lowTop = floor - Math.min(860 * s, h * 0.46);
  const slab = Math.max(38 * s, 5);
  const plinth = 100 * s;
  const highH = Math.min(Math.max(h - 1450 * s, h * 0.24), h * 0.42);
  const lowCount = clamp(
    a.lower_modules ?? Math.round(lowerW / s / 560),
    2,
    Math.max(2, Math.floor(lowerW / s / 440)),
  );
  const highCount = clamp(
    a.upper_modules ?? Math.round(w / s / 560),
    2,
    Math.max(2, Math.floor(w / s / 440)),
  );
  const ovenAt = Math.max(1, Math.round(lowCount * 0.6) - 1);
  const hoodAt = clamp(
    Math.round(((lowerX - x + ((ovenAt + 0.5) * lowerW) / lowCount) / w) * highCount - 0.5),
    0,
    highCount - 1,
  );
  const sinkX = lowerX + (lowerW * (ovenAt > 2 ? ovenAt - 1.5 : ovenAt - 0.5)) / lowCount;
  const backY = y + highH;
  const backH = lowTop - backY;
  const hobX = lowerX + (lowerW * ovenAt) / lowCount;
  return (
    rect(x, backY - 4, w, backH + 4, down('#eee7da', '#f6f1e7'), { line: '#d6cab6', width: 0.9 }) +
    trace(d`M${x} ${backY + backH / 3}h${w}M${x} ${backY + (backH * 2) / 3}h${w}`, '#d6cab6') +
    shade(x, backY, w, 14, 0.12) +
    uppers(within(frame, x, y, w, highH), piece, highCount, hoodAt) +
    tap(sinkX, lowTop, 150 * s) +
    rect(lowerX + 2, floor - plinth, lowerW - 4, plinth, down(alpha(ink, 0.8), alpha(ink, 0.55))) +
    panel(lowerX, lowTop, lowerW, floor - plinth - lowTop, look.main) +
    lowers(
      within(frame, lowerX, lowTop + slab, lowerW, floor - plinth - lowTop - slab),
      piece,
      lowCount,
      ovenAt,
    ) +
    shade(lowerX, lowTop + slab, lowerW, 7, 0.22) +
    worktop(lowerX, lowTop, lowerW, slab, top) +
    rect(hobX + 3, lowTop - 2.5, lowerW / lowCount - 6, 3, blackMetal.deep, { r: 1 })
  );
};

export const kitchen: Form = (frame, piece) => run(frame, piece, frame.x, frame.w);
