// Checks drawings by the bytes of models: shares no code with the projection.
import sharp from 'sharp';

/** Filled pixels, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly filled: Uint8Array;
}

/** One view of a thing in a drawing. */
export interface DrawnView {
  readonly view: 'front' | 'side' | 'right' | 'top';
  readonly box: readonly [x: number, y: number, w: number, h: number];
  readonly mm: { readonly width: number; readonly height: number };
  /** The element with all that is in it. */
  readonly svg: string;
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The end of the group that begins at the place. */
function endOf(svg: string, start: number): number {
  const tags = /<g\b[^>]*?(\/)?>|<\/g>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    if (tag[0] === '</g>') depth--;
    else if (!tag[1]) depth++;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error('a group does not end');
}

const groups = (svg: string, opening: RegExp) =>
  Array.from(svg.matchAll(opening), ({ index }) => svg.slice(index, endOf(svg, index)));

export const viewsIn = (svg: string): DrawnView[] =>
  groups(svg, /<g [^>]*data-part="thing"/g).map((element) => {
    const [tag = ''] = element.split('>', 1);
    return {
      view: (attribute(tag, 'data-from') || attribute(tag, 'data-view')) as DrawnView['view'],
      box: attribute(tag, 'data-box').split(' ').map(Number) as unknown as DrawnView['box'],
      mm: {
        width: Number(attribute(tag, 'data-width-mm')),
        height: Number(attribute(tag, 'data-height-mm')),
      },
      svg: element,
    };
  });

/** The places with a role in a view: what is filled of each. */
export const rolesIn = ({ svg }: DrawnView, role: string): string[] =>
  groups(svg, new RegExp(`<g data-role="${role}"`, 'g'));

/** What is filled of the thing itself, without shadows and decoration, or of one element in it; `long` pixels at its longer side. */
export async function drawnMask(
  { box, svg }: DrawnView,
  long: number,
  only?: string,
): Promise<Mask> {
  const [x, y, w, h] = box;
  const width = Math.max(1, Math.round((w * long) / Math.max(w, h)));
  const height = Math.max(1, Math.round((h * long) / Math.max(w, h)));
  const own = groups(svg.slice(1), /<g data-part=/g).reduce(
    (rest, part) => rest.replace(part, ''),
    svg,
  );
  const place = /<g transform="([^"]*)"/.exec(svg)?.[1] ?? '';
  const shown = only === undefined ? own : `<g transform="${place}">${only}</g>`;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}"` +
    ` height="${height}" preserveAspectRatio="none">${shown}</svg>`;
  const { data, info } = await sharp(Buffer.from(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const filled = new Uint8Array(info.width * info.height);
  for (let at = 0; at < filled.length; at++) filled[at] = +((data[at * 4 + 3] ?? 0) > 127);
  return { width: info.width, height: info.height, filled };
}

interface Chunk {
  readonly meshes: { primitives: { attributes: { POSITION: number }; indices: number }[] }[];
  readonly accessors: {
    bufferView: number;
    byteOffset?: number;
    componentType: number;
    count: number;
  }[];
  readonly bufferViews: { byteOffset?: number; byteStride?: number }[];
}

/** Corners of all triangles in a GLB, mm: nine numbers each. */
export function trianglesOf(glb: Uint8Array): Float64Array {
  const bytes = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const jsonLength = bytes.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonLength))) as Chunk;
  const binary = 20 + jsonLength + 8;
  const read = (accessor: number, item: number, component: number, of: number): number => {
    const {
      bufferView,
      byteOffset = 0,
      componentType,
    } = json.accessors[accessor] ?? { bufferView: 0, componentType: 0 };
    const view = json.bufferViews[bufferView];
    const size =
      componentType === 5126 || componentType === 5125 ? 4 : componentType === 5123 ? 2 : 1;
    const at =
      binary +
      (view?.byteOffset ?? 0) +
      byteOffset +
      item * (view?.byteStride ?? size * of) +
      component * size;
    if (componentType === 5126) return bytes.getFloat32(at, true);
    if (componentType === 5125) return bytes.getUint32(at, true);
    return componentType === 5123 ? bytes.getUint16(at, true) : bytes.getUint8(at);
  };
  const corners: number[] = [];
  for (const { primitives } of json.meshes) {
    for (const { attributes, indices } of primitives) {
      for (let i = 0; i < (json.accessors[indices]?.count ?? 0); i++) {
        const vertex = read(indices, i, 0, 1);
        for (const axis of [0, 1, 2])
          corners.push(read(attributes.POSITION, vertex, axis, 3) * 1000);
      }
    }
  }
  return Float64Array.from(corners);
}

/** How each view turns metres of the model into a picture: to the right and down. */
const looks = {
  front: (x: number, y: number, _: number) => [x, -y],
  side: (_: number, y: number, z: number) => [z, -y],
  right: (_: number, y: number, z: number) => [-z, -y],
  top: (x: number, _: number, z: number) => [x, z],
} as const;

/** The outline that the triangles have in the view, filled: each pixel whose middle lies in one of them. */
export function modelMask(
  triangles: Float64Array,
  view: DrawnView['view'],
  width: number,
  height: number,
): Mask {
  const points = new Float64Array((triangles.length / 3) * 2);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < triangles.length / 3; i++) {
    const [x = 0, y = 0] = looks[view](
      triangles[i * 3] ?? 0,
      triangles[i * 3 + 1] ?? 0,
      triangles[i * 3 + 2] ?? 0,
    );
    points[i * 2] = x;
    points[i * 2 + 1] = y;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const filled = new Uint8Array(width * height);
  const [sx, sy] = [width / (right - left), height / (bottom - top)];
  const at = (corner: number) =>
    [((points[corner * 2] ?? 0) - left) * sx, ((points[corner * 2 + 1] ?? 0) - top) * sy] as const;
  for (let corner = 0; corner < points.length / 2; corner += 3) {
    const [a, b, c] = [at(corner), at(corner + 1), at(corner + 2)];
    const from = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
    const to = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
    for (let row = from; row <= to; row++) {
      const y = row + 0.5;
      const crossings = [
        [a, b],
        [b, c],
        [c, a],
      ].flatMap(([p, q]) =>
        p && q && p[1] !== q[1] && (p[1] - y) * (q[1] - y) <= 0
          ? [p[0] + ((y - p[1]) * (q[0] - p[0])) / (q[1] - p[1])]
          : [],
      );
      const start = Math.max(0, Math.ceil(Math.min(...crossings) - 0.5));
      const end = Math.min(width - 1, Math.floor(Math.max(...crossings) - 0.5));
      for (let x = start; x <= end; x++) filled[row * width + x] = 1;
    }
  }
  return { width, height, filled };
}

/** How much of what either fills both fill, from 0 to 1; 0 for masks of different sizes. */
export function overlap(a: Mask, b: Mask): number {
  if (a.width !== b.width || a.height !== b.height) return 0;
  let [both, either] = [0, 0];
  a.filled.forEach((one, at) => {
    both += one & (b.filled[at] ?? 0);
    either += one | (b.filled[at] ?? 0);
  });
  return either === 0 ? 1 : both / either;
}

/** The share of what either fills that lies farther than `breadth` pixels from the other. */
export function strays(a: Mask, b: Mask, breadth: number): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  const { width, height } = a;
  const isFar = (mask: Mask, x: number, y: number) => {
    for (let j = Math.max(0, y - breadth); j <= Math.min(height - 1, y + breadth); j++) {
      for (let i = Math.max(0, x - breadth); i <= Math.min(width - 1, x + breadth); i++) {
        if (mask.filled[j * width + i]) return false;
      }
    }
    return true;
  };
  let [far, either] = [0, 0];
  for (let at = 0; at < a.filled.length; at++) {
    const [one, other] = [a.filled[at], b.filled[at]];
    if (!one && !other) continue;
    either++;
    if (one !== other && isFar(one ? b : a, at % width, Math.floor(at / width))) far++;
  }
  return either === 0 ? 0 : far / either;
}

/** The middle of what is filled, from 0 to 1 across and down. */
export function centreOf({ width, height, filled }: Mask): { x: number; y: number } {
  let [x, y, count] = [0, 0, 0];
  filled.forEach((one, at) => {
    if (!one) return;
    x += (at % width) + 0.5;
    y += Math.floor(at / width) + 0.5;
    count++;
  });
  return { x: x / count / width, y: y / count / height };
}

/** The numbers at the lines of a drawing, by what they measure. */
export const labelsIn = (svg: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(svg.matchAll(/<text[^>]*data-label="(\w+)"[^>]*>([^<]*)</g), ([, side, value]) => [
      side,
      value,
    ]),
  );

/** A letter's width in parts of its size. */
const letter = 0.6;

/** The texts of a drawing with the space they take, as they are where it is shown small. */
export const textsIn = (svg: string) =>
  Array.from(svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g), ([, tag = '', content = '']) => {
    const size = Number(attribute(tag, 'font-size') || attribute(svg, 'font-size'));
    const [x, y] = [Number(attribute(tag, 'x')), Number(attribute(tag, 'y'))];
    const length = content.replace(/&\w+;/g, '.').length * size * letter;
    const before = { end: 1, start: 0 }[attribute(tag, 'text-anchor')] ?? 0.5;
    const [from, to] = [-length * before, length * (1 - before)];
    const [up, down] = [size * 0.8, size * 0.25];
    // An upright number is turned about its own place.
    return attribute(tag, 'transform').startsWith('rotate(-90')
      ? { content, left: x - up, right: x + down, top: y - to, bottom: y - from }
      : { content, left: x + from, right: x + to, top: y - up, bottom: y + down };
  });
