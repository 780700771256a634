import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { type Pattern, type PatternName, patterns } from './patterns.ts';

/** Pixels of a side. */
const SIDE = 256;
/** Keeps threads apart where a surface is seen at a slant. */
const ANISOTROPY = 8;

export interface Tile {
  /** The colour of the material is multiplied by it. */
  readonly tones: CanvasTexture;
  readonly relief: CanvasTexture;
  /** The material's colour times this, under `tones`, has the material's colour as its mean. */
  readonly gain: number;
}

const made = new Map<PatternName, Tile>();

/** The textures of a pattern, made once for all materials. */
export function tileOf(name: PatternName): Tile {
  const tile = made.get(name) ?? makeTile(patterns[name]);
  made.set(name, tile);
  return tile;
}

function makeTile(pattern: Pattern): Tile {
  const { heights, tones } = sample(pattern);
  const brightest = tones.reduce((most, tone) => Math.max(most, tone), 0);
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  return {
    tones: textureOf(pattern, SRGBColorSpace, (at) => {
      const grey = encode((tones[at] ?? 0) / brightest);
      return [grey, grey, grey];
    }),
    relief: textureOf(pattern, NoColorSpace, (at) => normalAt(pattern, heights, at)),
    gain: brightest / mean,
  };
}

/** Height and tone of every pixel. */
export function sample(pattern: Pattern) {
  const heights = new Float32Array(SIDE * SIDE);
  const tones = new Float32Array(SIDE * SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [((at % SIDE) + 0.5) / SIDE, (Math.floor(at / SIDE) + 0.5) / SIDE];
    [heights[at] = 0, tones[at] = 1] = pattern.at(x, y);
  }
  return { heights, tones };
}

/** A linear part of white as a byte of sRGB. */
const encode = (part: number) =>
  255 * (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function normalAt({ size, relief }: Pattern, heights: Float32Array, at: number) {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  const height = (dx: number, dy: number) =>
    heights[((y + dy + SIDE) % SIDE) * SIDE + ((x + dx + SIDE) % SIDE)] ?? 0;
  const slope = (rise: number, length: number) => (rise * relief) / ((2 * length) / SIDE);
  const along = slope(height(1, 0) - height(-1, 0), size[0]);
  const across = slope(height(0, 1) - height(0, -1), size[1]);
  const length = Math.hypot(along, across, 1);
  return [-along / length, -across / length, 1 / length].map((part) => 127.5 * (part + 1));
}

function textureOf(
  { size }: Pattern,
  space: typeof SRGBColorSpace | typeof NoColorSpace,
  colourAt: (at: number) => readonly number[],
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  const image = new ImageData(SIDE, SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) image.data.set([...colourAt(at), 255], at * 4);
  context?.putImageData(image, 0, 0);
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.colorSpace = space;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  // Texture coordinates of the models are metres.
  texture.repeat.set(1 / size[0], 1 / size[1]);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = ANISOTROPY;
  return texture;
}
