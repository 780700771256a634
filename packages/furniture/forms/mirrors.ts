import { board } from '../kit/board.ts';
import {
  blackMetal,
  type Finish,
  lamplight,
  metalOf,
  mirrorGlass,
  painted,
  solid,
} from '../kit/finishes.ts';
import { lathe } from '../kit/lathe.ts';
import { moved, type Part, part, turned } from '../kit/part.ts';
import type { Build, Piece } from '../kit/piece.ts';
import { arch, type Outline, roundedRectangle, superellipse, uprightSlab } from '../kit/slab.ts';
import { rod, tube } from '../kit/tube.ts';

function frameFinish({ attributes: a, look }: Piece): Finish {
  const words = `${a.color?.name ?? ''}`.toLowerCase();
  const material = (a.material ?? '').toLowerCase();
  if (/кожа/.test(material))
    return { name: 'leather:кожа', colour: look.main.base, roughness: 0.5, metalness: 0 };
  if (/массив|дуб|ясен/.test(material)) return solid({ ...look.main, wood: look.main.wood });
  return (
    metalOf(words, look.main.base) ?? (/ч[её]рн/.test(words) ? blackMetal : painted(look.main.base))
  );
}

/** A pane and its frame, lying on the wall at z = 0 and standing on y = 0. */
function framed(outline: Outline, inner: Outline, d: number, bar: number, frame: Finish): Part[] {
  return [
    part(uprightSlab(inner, d * 0.2, 1).translate(0, 0, d * 0.5), mirrorGlass),
    part(uprightSlab(outline, d * 0.4, 1), frame),
    part(
      tube(
        outline.map(([x, y]) => [x, y, d - bar / 2] as const),
        bar / 2,
        { sides: 6, closed: true },
      ),
      frame,
    ),
  ];
}

const inset = (outline: Outline, by: number, w: number, h: number, centre: number): Outline =>
  outline.map(
    ([x, y]) => [x * (1 - (2 * by) / w), (y - centre) * (1 - (2 * by) / h) + centre] as const,
  );

/** A mirror: round, arched, with light behind it, standing on the floor or hanging on a strap. */
export const mirror: Build = (size, piece) => {
  const { w, h, d } = size;
  const { words, attributes: a } = piece;
  const frame = frameFinish(piece);
  const lit = /подсветк/.test(words);
  const round = /кругл/.test(words) && Math.abs(w - h) < 40;
  const arched = /арочн|арк/.test(words);
  const bar = frame.name === 'wood' || frame.name === 'lacquer' ? Math.min(d, 44) : Math.min(d, 22);
  const rim = bar / 2;
  if (round || lit) {
    const outline = round
      ? superellipse(w - (lit ? 0 : bar), h - (lit ? 0 : bar), 2, 56).map(
          ([x, y]) => [x, y + h / 2] as const,
        )
      : roundedRectangle(w, h, 16).map(([x, y]) => [x, y + h / 2] as const);
    if (lit) {
      const smaller = inset(outline, 34, w, h, h / 2);
      return [
        part(uprightSlab(outline, 5, 1).translate(0, 0, d - 5.5), mirrorGlass),
        part(uprightSlab(smaller, d - 6, 2), painted('#c9c7c2')),
        part(
          tube(
            inset(outline, 20, w, h, h / 2).map(([x, y]) => [x, y, 0] as const),
            7,
            { sides: 6, closed: true },
          )
            .scale(1, 1, 0.05)
            .translate(0, 0, d - 0.4),
          lamplight('#fff6e6'),
        ),
      ];
    }
    const strap = /на ремне/.test(words) ? hanger(w, h, d, frame) : [];
    return [...framed(outline, inset(outline, rim * 0.4, w, h, h / 2), d, bar, frame), ...strap];
  }
  if (arched) {
    if (/створк/.test(words)) return triptych(size, frame, bar);
    const outline = arch(w - bar, h - bar, 24).map(([x, y]) => [x, y + rim] as const);
    return framed(outline, inset(outline, 2, w, h, h / 2), d, bar, frame);
  }
  const outline = roundedRectangle(w - bar, h - bar, 6).map(([x, y]) => [x, y + h / 2] as const);
  const foot: Part[] = /ножка/.test(`${a.included_items}`)
    ? [part(rod([0, h * 0.7, 8], [0, h * 0.02, 8], 7), frame)]
    : [];
  return [
    ...['left', 'right'].map((side) =>
      part(
        board(bar, h, d, 3).translate(side === 'left' ? -w / 2 + rim : w / 2 - rim, h / 2, d / 2),
        frame,
      ),
    ),
    ...[rim, h - rim].map((y) => part(board(w - bar * 2, bar, d, 3).translate(0, y, d / 2), frame)),
    part(uprightSlab(outline, 6, 1).translate(0, 0, d * 0.6), mirrorGlass),
    part(uprightSlab(outline, 6, 1).translate(0, 0, d * 0.3), frame),
    ...foot,
  ];
};

/** A strap from both shoulders of the frame over one hook, 20 cm above the glass. */
function hanger(w: number, h: number, d: number, leather: Finish): Part[] {
  const hook = h + 185;
  const band = (side: number): Part => {
    const [x, y] = [side * w * 0.4, h * 0.71];
    const length = Math.hypot(x, hook - y);
    return part(
      board(34, length, 4, 1.4)
        .rotateZ(Math.atan2(x, hook - y))
        .translate(x / 2, (hook + y) / 2, 4),
      leather,
    );
  };
  const knob = lathe(
    [
      [0, 0],
      [9, 0],
      [9, d * 0.6],
      [17, d * 0.7],
      [17, d - 2],
      [0, d],
    ],
    22,
  );
  return [
    band(-1),
    band(1),
    part(knob.rotateX(Math.PI / 2).translate(0, hook - 12, 0), blackMetal),
  ];
}

/** A middle arch between two wings that turn to the viewer. */
function triptych(
  { w, h, d }: { w: number; h: number; d: number },
  frame: Finish,
  bar: number,
): Part[] {
  const wing = w * 0.25;
  const middle = w - wing * 2;
  const rim = bar / 2;
  const centre = arch(middle - bar, h - bar, 18).map(([x, y]) => [x, y + rim] as const);
  const side = (): Part[] => {
    const outline = roundedRectangle(wing - bar, h * 0.72 - bar, 8).map(
      ([x, y]) => [x, y + h * 0.36] as const,
    );
    return framed(outline, inset(outline, 2, wing, h * 0.72, h * 0.36), d, bar, frame);
  };
  return [
    ...framed(centre, inset(centre, 2, middle, h, h / 2), d, bar, frame),
    ...moved(turned(side(), 0), [-(middle + wing) / 2, 0, 0]),
    ...moved(turned(side(), 0), [(middle + wing) / 2, 0, 0]),
  ];
}
