import { alpha, type Tone, tone } from '../palette.ts';
import { cushion, face, legsUnder, panel } from '../parts.ts';
import { clamp, type Form, type Frame, type Piece, times } from '../piece.ts';
import { d, down, rect, shape, trace } from '../svg.ts';

export const linen = tone('#f3ede2');
const softHead = /мягк|велюр|ткан|рогож|букле|кож|шенилл|стёж|стеж|каретн/;

const channels = (x: number, y: number, w: number, h: number, of: Tone, count: number): string =>
  times(count, (i) => cushion(x + (w * i) / count, y, w / count, h, of, 10, 2));

const headboard = ({ x, y, w, s }: Frame, bottom: number, { look, words, seed }: Piece): string => {
  const of = look.main;
  const h = bottom - y;
  if (softHead.test(words)) {
    const style = seed % 3;
    if (style === 0) return channels(x, y, w, h, of, Math.max(4, Math.round(w / s / 220)));
    return (
      rect(x, y, w, h, down(of.light, of.deep), { r: 14, line: of.line, width: 1.1 }) +
      (style === 1
        ? channels(x + 8, y + 8, w - 16, h - 10, of, 2)
        : trace(
            d`M${x + 10} ${bottom}V${y + 20}q0 -10 10 -10h${w - 40}q10 0 10 10V${bottom}`,
            of.seam,
            1,
          ))
    );
  }
  if (/кован|металл/.test(words)) {
    return (
      trace(
        d`M${x + 3} ${bottom}V${y + 16}q0 -13 13 -13h${w - 32}q13 0 13 13V${bottom}`,
        of.line,
        6,
      ) +
      times(Math.round(w / s / 130), (i) =>
        trace(d`M${x + 16 + i * 130 * s} ${y + 5}V${bottom}`, of.base, 2.4),
      )
    );
  }
  const slats = seed % 2 === 0 && of.wood;
  return (
    panel(x, y, w, h, of, 6) +
    (slats
      ? times(3, (i) => trace(d`M${x + 4} ${y + (h * (i + 1)) / 4}h${w - 8}`, of.line, 1.1, 0.5))
      : rect(x + w * 0.04, y + h * 0.12, w * 0.92, h * 0.8, down(of.base, of.light), {
          r: 3,
          line: of.seam,
          width: 1,
        }))
  );
};

const bedding = (
  x: number,
  top: number,
  w: number,
  bottom: number,
  s: number,
  cover: Tone,
): string => {
  const pillow = Math.min(150 * s, (bottom - top) * 0.5);
  const pillows = w / s > 1150 ? 2 : 1;
  const size = Math.min(w / pillows - w * 0.05, 700 * s);
  const gap = (w - size * pillows) / (pillows + 1);
  const edge = top + pillow * 0.78;
  const wave = (bottom - edge) * 0.12;
  return (
    times(pillows, (i) =>
      cushion(x + gap + i * (size + gap), top, size, pillow * 1.5, linen, pillow * 0.5, 3),
    ) +
    rect(x, edge, w, bottom - edge, down(linen.light, linen.deep), {
      r: 8,
      line: linen.line,
      width: 1,
    }) +
    shape(
      d`M${x - 3} ${edge + 10}Q${x - 3} ${edge} ${x + 8} ${edge}H${x + w - 8}Q${x + w + 3} ${edge} ${x + w + 3} ${edge + 10}V${bottom - wave}C${x + w * 0.86} ${bottom + wave} ${x + w * 0.7} ${bottom - wave} ${x + w * 0.5} ${bottom - wave * 0.2}S${x + w * 0.16} ${bottom + wave} ${x - 3} ${bottom - wave}Z`,
      down(cover.pale, cover.light, cover.base),
      { line: cover.line, width: 1 },
    ) +
    rect(x - 2, edge + 1, w + 4, Math.max((bottom - edge) * 0.2, 6), down(linen.pale, linen.deep), {
      r: 5,
      line: linen.seam,
      width: 0.8,
    }) +
    trace(
      d`M${x + w * 0.2} ${edge + (bottom - edge) * 0.36}Q${x + w * 0.16} ${(edge + bottom) / 2} ${x + w * 0.19} ${bottom - 4}M${x + w * 0.56} ${edge + (bottom - edge) * 0.4}Q${x + w * 0.6} ${(edge + bottom) / 2} ${x + w * 0.57} ${bottom - 6}M${x + w * 0.83} ${edge + (bottom - edge) * 0.34}Q${x + w * 0.86} ${(edge + bottom) / 2} ${x + w * 0.84} ${bottom - 4}`,
      cover.seam,
      1,
      0.6,
    )
  );
};

const coverFor = (of: Tone): Tone => (of.wood ? tone('#93a195') : tone('#d9c6ac'));

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
  const inset = w * 0.025;
  const pillowTop = Math.max(lying - 130 * s, y + h * 0.08);
  const frontTop = foot ? floor - Math.min(foot, tall * 0.8) * s : railTop;
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
      : panel(x, frontTop, w, floor - legs - frontTop, of, 3);
  return (
    legsUnder(x, floor - legs - 2, w, legs + 2, piece.look.legs, Math.max(60 * s, 6), w * 0.03) +
    headboard(frame, floor - legs - 4, piece) +
    bedding(
      x + inset,
      pillowTop,
      w - inset * 2,
      railTop + (floor - railTop) * 0.2,
      s,
      coverFor(of),
    ) +
    front +
    rect(x + 2, floor - legs - 6, w - 4, 6, down(alpha('#211c17', 0), alpha('#211c17', 0.14)))
  );
};
