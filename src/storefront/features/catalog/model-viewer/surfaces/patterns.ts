import { cells, clouds, noise, ofRow } from './noise.ts';

/** A repeating piece of a surface. */
export interface Pattern {
  /** Metres that a tile covers along the part and across it: those of real threads and grain. */
  readonly size: readonly [along: number, across: number];
  /** Metres between the lowest and the highest point. */
  readonly relief: number;
  /** Height and lightness at a place from 0 to 1: 0 to 1, and about 1. */
  at(x: number, y: number): readonly [height: number, tone: number];
}

const TURN = Math.PI * 2;
const wave = (t: number) => 0.5 + 0.5 * Math.cos(TURN * t);

/** Threads over and under each other. `bundle`: so many threads go together, as in basket weave. */
function weave(threads: number, pitch: number, bundle: number, contrast: number): Pattern {
  return {
    size: [threads * pitch, threads * pitch],
    relief: pitch * 0.3,
    at(x, y) {
      const [u, v] = [x * threads, y * threads];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const isOver = (Math.floor(column / bundle) + Math.floor(row / bundle)) % 2 === 0;
      const bow = 0.5 + 0.5 * Math.sin((Math.PI * ((isOver ? u : v) % bundle)) / bundle);
      const thread = Math.sqrt(Math.max(0, Math.sin(Math.PI * ((isOver ? v : u) % 1))));
      const own = isOver ? ofRow(row, threads, 3) : ofRow(column, threads, 5);
      const fibre = noise(x, y, threads * 2, threads * 2, 11);
      const height = thread * (0.35 + 0.65 * bow);
      return [height, 1 + contrast * (height - 0.6 + (own - 0.5) * 0.5 + (fibre - 0.5) * 0.5)];
    },
  };
}

/** Rectangular bands along a board with fine pores in them. */
const grain: Pattern = {
  size: [1.9, 0.42],
  relief: 0.0003,
  at(x, y) {
    const drift = 0.05 * (noise(x, y, 2, 3, 21) - 0.5);
    const bands = clouds(x, y + drift, 2, 9, 23);
    const pores = noise(x, y + drift * 0.5, 10, 110, 29);
    const fine = noise(x, y, 24, 128, 31);
    const tone = 0.26 * (bands - 0.5) + 0.11 * (pores - 0.5) + 0.05 * (fine - 0.5);
    return [pores * 0.6 + fine * 0.4, 1 + tone * 1.3];
  },
};

/** Loops or cords that lie side by side. */
const loops = (count: number, pitch: number): Pattern => ({
  size: [count * pitch, count * pitch],
  relief: pitch * 0.4,
  at(x, y) {
    const [near] = cells(x, y, count, 41);
    const curl = noise(x, y, count * 5, count * 5, 43);
    const height = Math.max(0, 1 - near) * 0.85 + curl * 0.15;
    return [height, 1 + 0.3 * (height - 0.55)];
  },
});

/** A short pile: no threads, but a nap that lies here and there otherwise. */
const pile = (nap: number): Pattern => ({
  size: [0.5, 0.5],
  relief: 0.0006,
  at(x, y) {
    const hairs = noise(x, y, 128, 128, 51);
    const lie = clouds(x, y, 4, 4, 53);
    return [hairs * 0.35 + lie * 0.65, 1 + nap * (lie - 0.5) + 0.05 * (hairs - 0.5)];
  },
});

const corduroy: Pattern = {
  size: [0.064, 0.064],
  relief: 0.0011,
  at(x, y) {
    const rib = Math.sqrt(Math.abs(Math.sin(Math.PI * y * 16)));
    const hairs = noise(x, y, 64, 128, 61);
    return [rib * 0.9 + hairs * 0.1, 1 + 0.3 * (rib - 0.76) + 0.08 * (hairs - 0.5)];
  },
};

const leather: Pattern = {
  size: [0.09, 0.09],
  relief: 0.0004,
  at(x, y) {
    const [near, next] = cells(x, y, 26, 71);
    const crease = Math.min(1, (next - near) * 2.6);
    const pores = noise(x, y, 90, 90, 73);
    return [crease * 0.85 + pores * 0.15, 1 + 0.1 * (crease - 0.7)];
  },
};

const stone: Pattern = {
  size: [0.4, 0.4],
  relief: 0.00005,
  at(x, y) {
    const veins = clouds(x, y, 6, 6, 81);
    const grit = noise(x, y, 120, 120, 83);
    return [grit, 1 + 0.22 * (veins - 0.5) + 0.1 * (grit - 0.5)];
  },
};

/** Dark veins that wander over a pale cloud: the same lines as `marble` of the photographs draws, not in the same places. */
const marble: Pattern = {
  size: [1.2, 1.2],
  relief: 0.00005,
  at(x, y) {
    const [bend, lean] = [clouds(x, y, 3, 3, 85), clouds(x, y, 3, 3, 87)];
    const [u, v] = [x + 0.2 * (bend - 0.5), y + 0.2 * (lean - 0.5)];
    // Turned by half a right angle: both sums still repeat after 1 in x and y.
    const broad = vein(clouds(u + v, u - v, 2, 1, 101), 0.04);
    const thin = vein(clouds(u + v, u - v, 3, 3, 93), 0.035);
    const cloud = clouds(x, y, 4, 4, 97);
    return [cloud, 1.06 + 0.12 * (cloud - 0.5) - (0.16 + 0.36 * bend) * broad - 0.14 * thin];
  },
};

/** 1 where the noise is at its middle, 0 from so far off on: the middle makes a line that never ends. */
const vein = (value: number, breadth: number) =>
  Math.max(0, 1 - Math.abs(value - 0.5) / breadth) ** 1.5;

const wicker: Pattern = {
  size: [0.064, 0.064],
  relief: 0.003,
  at(x, y) {
    const [u, v] = [x * 8, y * 8];
    const isOver = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const strand = Math.sin(Math.PI * ((isOver ? v : u) % 1));
    const bow = Math.sin(Math.PI * ((isOver ? u : v) % 1));
    const height = Math.sqrt(Math.max(0, strand)) * (0.3 + 0.7 * bow);
    const own = isOver ? ofRow(Math.floor(v), 8, 91) : ofRow(Math.floor(u), 8, 93);
    return [height, 1 + 0.5 * (height - 0.5) + 0.15 * (own - 0.5)];
  },
};

/** Fine stitches in rows, of knitted and quilted cloth. */
const knit: Pattern = {
  size: [0.08, 0.08],
  relief: 0.0009,
  at(x, y) {
    const rows = 20;
    const lean = 0.25 * Math.abs(((y * rows) % 1) - 0.5);
    const stitch = wave(x * rows + lean);
    const height = stitch * (0.55 + 0.45 * wave(y * rows));
    return [height, 1 + 0.22 * (height - 0.4)];
  },
};

export const patterns = {
  canvas: weave(32, 0.0022, 1, 0.32),
  basket: weave(32, 0.0019, 2, 0.3),
  fine: weave(64, 0.0011, 1, 0.2),
  loops: loops(14, 0.0085),
  cord: loops(8, 0.014),
  velvet: pile(0.2),
  suede: pile(0.11),
  corduroy,
  leather,
  grain,
  stone,
  marble,
  wicker,
  knit,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
