import { down, radial } from '../gradients.ts';
import type { Tone } from '../palette.ts';
import { type Form, type Frame, times } from '../piece.ts';
import { d, ellipse, rect, trace } from '../svg.ts';
import { clouds, medallion, pile, rhombs, stripes, weave } from './rug-patterns.ts';

/** Long soft pile: the rings of tufts of a round or oval rug. */
const roundRug = ({ x, y, w, h }: Frame, of: Tone): string =>
  times(6, (i) => {
    const k = 1 - i * 0.16;
    return ellipse(
      x + w / 2,
      y + h / 2,
      (w / 2) * k,
      (h / 2) * k,
      i ? 'none' : radial(of.pale, of.light, of.base),
      {
        line: i ? of.seam : of.line,
        width: i ? 0.9 : 1.1,
        opacity: i ? 0.5 : 1,
      },
    );
  });

/** From above. */
export const rug: Form = (frame, { look: { main: of }, words, attributes: a, seed }) => {
  if (/кругл|овальн/.test(words)) return roundRug(frame, of);
  const { x, y, w, h } = frame;
  const pattern = a.pattern?.toLowerCase() ?? '';
  const fringed = /бахром|кист/.test(words) || (seed % 2 === 0 && !pattern);
  const upright = h > w;
  const edge = fringed ? Math.min(14, Math.max(w, h) * 0.03) : 0;
  const tall = fringed && upright;
  const box = tall
    ? { ...frame, y: y + edge, h: h - edge * 2 }
    : { ...frame, x: x + edge, w: w - edge * 2 };
  const threads = Array.from({ length: Math.floor((tall ? w : h) / 7) }, (_, i) =>
    tall
      ? d`M${x + 3 + i * 7} ${y}v${edge}M${x + 3 + i * 7} ${y + h - edge}v${edge}`
      : d`M${x} ${y + 3 + i * 7}h${edge}M${x + w - edge} ${y + 3 + i * 7}h${edge}`,
  );
  const base = rect(box.x, box.y, box.w, box.h, down(of.light, of.deep), { r: 3, line: of.line });
  const edging = fringed ? trace(threads.join(''), of.seam, 1.3) : '';
  if (/полос/.test(pattern))
    return edging + base + stripes(box.x + 1, box.y + 1, box.w - 2, box.h - 2, of);
  if (/размыт|абстракт/.test(pattern)) return edging + base + clouds(box, of);
  const band = Math.min(w, h) * 0.07;
  const inner = (k: number) =>
    [box.x + band * k, box.y + band * k, box.w - band * k * 2, box.h - band * k * 2] as const;
  const field = /медальон|орнамент|восточн/.test(pattern)
    ? medallion(...inner(1.6), of)
    : /однотон|гладк/.test(pattern)
      ? /плет/.test(pattern)
        ? weave(...inner(1.2), of)
        : /ворс/.test(words)
          ? pile(...inner(1.2), of)
          : ''
      : rhombs(...inner(1.6), of);
  return (
    edging +
    base +
    rect(...inner(0.6), 'none', { line: of.pale, width: band * 0.35, opacity: 0.8 }) +
    rect(...inner(1.2), 'none', { line: of.line, width: 0.9, opacity: 0.5 }) +
    field
  );
};
