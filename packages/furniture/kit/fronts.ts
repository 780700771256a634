import { board, filling } from './board.ts';
import { darker, type Finish, glass, mirrorGlass, shadow } from './finishes.ts';
import { type HandleShape, handle, handleReach } from './handles.ts';
import { moved, type Part, part, times, unit } from './part.ts';

export type Pattern = 'flat' | 'frame' | 'moulded' | 'slats' | 'grooves';
export type Pane = 'solid' | 'glass' | 'mirror';

/** How the facades of a product look. */
export interface FacadeStyle {
  readonly pattern: Pattern;
  readonly handle: HandleShape;
  readonly metal: Finish;
}

interface Front {
  readonly w: number;
  readonly h: number;
  readonly finish: Finish;
  readonly style: FacadeStyle;
  readonly kind: 'door' | 'drawer' | 'flap';
  readonly pane?: Pane;
  /** The side of a door's hinges: its handle is on the other. */
  readonly hinge?: 'left' | 'right';
  /** Part of the door's height at which its handle sits, from below. */
  readonly grip?: number;
}

/** Thickness of a facade, mm. */
export const frontThickness = 18;

function framed({ w, h, finish, pane = 'solid', style }: Front): Part[] {
  const rail = Math.min(pane === 'solid' ? 62 : 46, w * 0.28, h * 0.3);
  const t = frontThickness;
  const bounds = (x0: number, x1: number, y0: number, y1: number, z0 = 0, z1 = t) =>
    filling({ x: [x0, x1], y: [y0, y1], z: [z0, z1] }, 2);
  const [x, y] = [w / 2, h / 2];
  const rails = [
    bounds(-x, -x + rail, -y, y),
    bounds(x - rail, x, -y, y),
    bounds(-x + rail, x - rail, -y, -y + rail),
    bounds(-x + rail, x - rail, y - rail, y),
  ].map((geometry) => part(geometry, finish));
  const inner = [-x + rail - 2, x - rail + 2, -y + rail - 2, y - rail + 2] as const;
  if (pane === 'glass') {
    const bars =
      style.pattern === 'moulded' && h > 500
        ? times(2, (i) => {
            const at = -y + rail + ((h - rail * 2) * (i + 1)) / 3;
            return part(bounds(-x + rail, x - rail, at - 7, at + 7, 4, t - 2), finish);
          })
        : [];
    return [...rails, ...bars, part(bounds(...inner, 7, 11), glass)];
  }
  if (pane === 'mirror') return [...rails, part(bounds(...inner, 6, 12), mirrorGlass)];
  const panel = [part(bounds(...inner, 2, t - 8), finish)];
  if (style.pattern === 'moulded' && Math.min(w, h) > rail * 2 + 60) {
    const field = 26;
    panel.push(
      part(
        filling(
          {
            x: [inner[0] + field, inner[1] - field],
            y: [inner[2] + field, inner[3] - field],
            z: [t - 9, t - 2],
          },
          6,
        ),
        finish,
      ),
    );
  }
  return [...rails, ...panel];
}

function slatted({ w, h, finish }: Front): Part[] {
  const count = Math.max(4, Math.min(40, Math.round(w / 26)));
  const step = w / count;
  const back = part(board(w, h, 8, 1).translate(0, 0, 4), darker(finish, 0.35));
  const slats = times(count, (i) =>
    part(
      board(step * 0.66, h, 12, 2).translate(-w / 2 + (i + 0.5) * step, 0, frontThickness - 6),
      finish,
    ),
  );
  return [back, ...slats];
}

function face(front: Front): Part[] {
  const { w, h, finish, style, pane = 'solid' } = front;
  const t = frontThickness;
  if (pane === 'glass' || style.pattern === 'frame' || style.pattern === 'moulded') {
    // A drawer lower than its frame would allow stays plain.
    if (pane === 'glass' || (h > 150 && w > 150)) return framed(front);
  }
  if (pane === 'mirror') {
    return [
      part(board(w, h, t - 4, 1).translate(0, 0, (t - 4) / 2), finish),
      part(board(w - 24, h - 24, 4, 1).translate(0, 0, t - 2), mirrorGlass),
    ];
  }
  if (style.pattern === 'slats') return slatted(front);
  const plain = part(board(w, h, t, 1.6).translate(0, 0, t / 2), finish);
  if (style.pattern !== 'grooves' || h < 200) return [plain];
  const count = Math.max(2, Math.round(w / 90));
  const grooves = times(count - 1, (i) =>
    part(
      board(3, h - 4, 2, 0.4).translate(-w / 2 + ((i + 1) * w) / count, 0, t),
      darker(finish, 0.4),
    ),
  );
  return [plain, ...grooves];
}

function grip({ w, h, style, kind, hinge = 'left', grip: at = 0.5 }: Front): Part[] {
  const t = frontThickness;
  const { handle: shape, metal } = style;
  if (shape === 'none') return [];
  const isDoor = kind === 'door';
  if (shape === 'slot') {
    // A recess milled into the edge, seen as a dark line.
    const length = Math.min(isDoor ? h * 0.3 : w * 0.4, 220);
    const slot = part(board(length, 14, 3, 1).translate(0, 0, t), shadow);
    if (isDoor) slot.geometry.rotateZ(Math.PI / 2);
    const x = isDoor ? (hinge === 'left' ? 1 : -1) * (w / 2 - 22) : 0;
    return moved([slot], [x, isDoor ? h * (at - 0.5) : h / 2 - 26, 0]);
  }
  if (shape === 'edge') {
    const along = isDoor ? Math.min(h, 1400) : w;
    const x = isDoor ? (hinge === 'left' ? 1 : -1) * (w / 2 - 4) : 0;
    return moved(handle(shape, along * 0.98, isDoor, metal), [x, isDoor ? 0 : h / 2 - 8, t - 2]);
  }
  const length = isDoor ? Math.min(190, h * 0.45) : Math.min(220, w * 0.34);
  if (isDoor) {
    const x = (hinge === 'left' ? 1 : -1) * (w / 2 - Math.min(34, w * 0.16));
    return moved(handle(shape, length, true, metal), [x, h * (at - 0.5), t]);
  }
  const y = kind === 'flap' ? h / 2 - Math.min(40, h * 0.2) : 0;
  const pair = kind === 'drawer' && w > 620 && shape !== 'bar';
  const places = pair ? [-w / 4, w / 4] : [0];
  return places.flatMap((x) => moved(handle(shape, length, false, metal), [x, y, t]));
}

/** A facade whose back is at z = 0 and whose middle is at the origin, with its handle. */
export const front = (one: Front): Part[] => unit(one.kind, [...face(one), ...grip(one)]);

/** The depth of a facade with its handle, mm. */
export const frontDepth = ({ handle: shape }: FacadeStyle): number =>
  frontThickness + handleReach[shape];

/** What the words of a product say of its facades; what they leave open it chooses itself. */
export function facadeStyle(
  words: string,
  metal: Finish,
  choose: <Option>(about: string, options: readonly [Option, ...Option[]]) => Option,
): FacadeStyle {
  const pattern: Pattern = /рейк|реечн/.test(words)
    ? 'slats'
    : /фил[её]нк|фрезер/.test(words)
      ? 'moulded'
      : /рамк/.test(words)
        ? 'frame'
        : 'flat';
  const shape: HandleShape = /без ручек|от нажатия/.test(words)
    ? 'none'
    : /врезная|рейки/.test(words)
      ? 'slot'
      : /скоба/.test(words)
        ? 'bow'
        : /кнопка|круглая ручка/.test(words)
          ? 'knob'
          : /профиль/.test(words)
            ? 'edge'
            : /рейлинг|накладная/.test(words)
              ? 'bar'
              : choose(
                  'handle',
                  pattern === 'flat' ? ['bar', 'bow', 'edge'] : ['knob', 'bow', 'bar'],
                );
  return { pattern, handle: shape, metal };
}
