import { describe, expect, it } from 'vitest';
import type { ModelInput } from '../build.ts';
import { modelOf } from '../build.ts';
import { toGlb } from '../glb.ts';
import type { View } from '../kind.ts';
import { kinds } from '../kinds/index.ts';
import { mirrored } from '../kit/part.ts';
import type { Size } from '../kit/piece.ts';
import {
  centreOf,
  drawnMask,
  labelsIn,
  modelMask,
  overlap,
  rolesIn,
  strays,
  textsIn,
  trianglesOf,
  viewsIn,
} from '../testing/check-outline.ts';
import { boundsOf, piecesOf, primitivesOf } from '../testing/read-glb.ts';
import { sampleOf } from '../testing/samples.ts';
import { words } from '../testing/words.ts';
import { boxed } from './box.ts';
import { draw } from './draw.ts';
import { lengthsOf } from './sheet/pictured.ts';

/** Pixels of the longer side of what is compared, and how far thin things may be off, in pixels. */
const LONG = 500;
const BREADTH = 3;

const drawn = (input: ModelInput, sheet: 'photo' | 'dimensions' = 'dimensions') =>
  draw({ sheet, subjects: [{ ...input, isBox: false }], words });

const glbOf = async (input: ModelInput) => toGlb((await modelOf(input)).parts);

describe.each(kinds)('a $name', ({ name }) => {
  const input = sampleOf(name);

  it('is drawn as its GLB is: every view, filled, by its bytes', async () => {
    const [svg, triangles] = [await drawn(input), trianglesOf(await glbOf(input))];
    const views = viewsIn(svg);
    expect(views.map(({ view }) => view)).toEqual((await modelOf(input)).views);
    for (const view of views) {
      const mask = await drawnMask(view, LONG);
      const model = modelMask(triangles, view.view, mask.width, mask.height);
      expect(strays(mask, model, BREADTH), `${name} ${view.view}`).toBeLessThan(0.001);
      const isThin = strays(mask, model, 1) === 0;
      expect(overlap(mask, model), `${name} ${view.view}`).toBeGreaterThan(isThin ? 0.9 : 0.98);
    }
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(30_000);
  });

  it('is labelled with the numbers of the data, each once', async () => {
    const { dimensions_width: w, dimensions_height: h, dimensions_depth: d } = input.attributes;
    const svg = await drawn(input);
    const { free } = await modelOf(input);
    const stated = { width: w, height: h, depth: d };
    const shown = Object.entries(stated).filter(([side]) => !free.includes(side.charAt(0) as 'w'));
    expect(labelsIn(svg)).toEqual(
      Object.fromEntries(shown.map(([side, value]) => [side, `${value} мм`])),
    );
    for (const length of free) {
      const side = { w: 'width', h: 'height', d: 'depth' }[length] as keyof typeof stated;
      expect(svg).toContain(` ${stated[side]} мм</text>`);
    }
  });

  it('has one scale, and its millimetres', async () => {
    const { size, free } = await modelOf(input);
    for (const { view, box, mm } of viewsIn(await drawn(input))) {
      const [, , w, h] = box;
      expect(Math.abs(w / h / (mm.width / mm.height) - 1)).toBeLessThan(0.02);
      const [across, up] = lengthsOf[view];
      if (!free.includes(across)) expect(mm.width).toBe(Math.round(size[across]));
      if (!free.includes(up)) expect(mm.height).toBe(Math.round(size[up]));
    }
  });
});

interface Box {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Whether a place of a view, from 0 to 1 across and down, lies in a box of the model. */
function isIn({ low, high }: Box, view: View, { x, y }: { x: number; y: number }, size: Size) {
  const margin = 5;
  const within = (value: number, axis: number) =>
    value > (low[axis] ?? 0) - margin && value < (high[axis] ?? 0) + margin;
  const across =
    lengthsOf[view][0] === 'd'
      ? within((x - 0.5) * size.d * (view === 'right' ? -1 : 1), 2)
      : within((x - 0.5) * size.w, 0);
  const down = view === 'top' ? within((y - 0.5) * size.d, 2) : within((1 - y) * size.h, 1);
  return across && down;
}

const withRoles = kinds.filter(({ roles }) => roles);

it.each(withRoles)('marks the pieces of a $name where its GLB has them', async ({ name }) => {
  const input = sampleOf(name);
  const glb = await glbOf(input);
  const { low, high } = boundsOf(await primitivesOf(glb));
  const [w = 0, h = 0, d = 0] = high.map((value, axis) => value - (low[axis] ?? 0));
  const size = { w, h, d };
  const pieces = await piecesOf(glb);
  const views = viewsIn(await drawn(input));
  for (const role of new Set(pieces.map((piece) => piece.role))) {
    const own = pieces.filter((piece) => piece.role === role);
    expect(views.flatMap((view) => rolesIn(view, role)).length, role).toBeGreaterThan(0);
    for (const view of views) {
      for (const element of rolesIn(view, role)) {
        const mask = await drawnMask(view, LONG, element);
        // The edge of a door seen from above may be thinner than a pixel.
        if (!mask.filled.includes(1)) continue;
        const centre = centreOf(mask);
        const isThere = own.some((piece) => isIn(piece, view.view, centre, size));
        expect(isThere, `${role} ${view.view}`).toBe(true);
      }
    }
  }
});

it('does not take a thing for its mirror image', async () => {
  const input = sampleOf('corner-sofa');
  const { parts } = await modelOf(input);
  const mirror = trianglesOf(await toGlb(mirrored(parts)));
  const top = viewsIn(await drawn(input)).find(({ view }) => view === 'top');
  if (!top) throw new Error('a corner sofa is seen from above');
  const mask = await drawnMask(top, LONG);
  const turned = modelMask(mirror, 'top', mask.width, mask.height);
  expect(overlap(mask, turned)).toBeLessThan(0.95);
  const [chaise = ''] = rolesIn(top, 'chaise');
  const side = Math.sign(centreOf(await drawnMask(top, LONG, chaise)).x - 0.5);
  const [piece] = await piecesOf(await toGlb(mirrored((await modelOf(input)).parts)));
  expect(Math.sign((piece?.low[0] ?? 0) + (piece?.high[0] ?? 0))).toBe(-side);
});

it.each(['photo', 'dimensions'] as const)(
  'keeps the texts of %s inside the sheet and apart',
  async (sheet) => {
    for (const { name } of kinds) {
      const texts = textsIn(await drawn(sampleOf(name), sheet));
      expect(texts.length, name).toBeGreaterThan(0);
      texts.forEach((one, index) => {
        const about = `${name}: ${one.content}`;
        expect(Math.min(one.left, one.top), about).toBeGreaterThanOrEqual(0);
        expect(one.right, about).toBeLessThanOrEqual(800);
        expect(one.bottom, about).toBeLessThanOrEqual(600);
        for (const other of texts.slice(index + 1)) {
          const apart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(apart, `${about} / ${other.content}`).toBe(true);
        }
      });
    }
  },
);

it('is opaque where it is solid', async () => {
  for (const { name } of kinds) {
    for (const { svg } of viewsIn(await drawn(sampleOf(name), 'photo'))) {
      const solid = svg.slice(0, svg.indexOf('<g data-part="light"'));
      expect(solid, name).not.toContain('opacity');
    }
  }
});

describe('a thing without a model', () => {
  const attributes = { dimensions_width: 900, dimensions_height: 800, dimensions_depth: 400 };
  const box = { categorySlug: 'x', productSlug: 'x', name: 'Ящик <&">', attributes, isBox: true };

  it('is a box of its three lengths beside a person and a door', async () => {
    const svg = await draw({ sheet: 'dimensions', subjects: [box], words });
    expect(viewsIn(svg).map(({ view, mm }) => [view, mm.width, mm.height])).toEqual([
      ['front', 900, 800],
      ['side', 400, 800],
    ]);
    expect(labelsIn(svg)).toEqual({ width: '900 мм', height: '800 мм', depth: '400 мм' });
    expect(svg).toContain('data-part="person"');
    expect(svg).toContain('data-part="door"');
    expect(svg).toContain('<title>Ящик &lt;&amp;&quot;&gt;</title>');
  });

  it('is its front where it states no depth, and nothing without width or height', () => {
    const { dimensions_depth: _, ...two } = attributes;
    expect(boxed({ ...box, attributes: two })?.figures.map(({ view }) => view)).toEqual(['front']);
    const { dimensions_height: __, ...one } = two;
    expect(boxed({ ...box, attributes: one })).toBeUndefined();
  });
});

it('compares things at one scale on one floor', async () => {
  const subjects = ['sofa', 'wardrobe', 'chair'].map((kind) => ({
    ...sampleOf(kind),
    isBox: false,
  }));
  const svg = await draw({ sheet: 'comparison', subjects, words });
  const views = viewsIn(svg);
  expect(views).toHaveLength(3);
  const scales = views.map(({ box, mm }) => box[3] / mm.height);
  const floors = views.map(({ box }) => box[1] + box[3]);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
  for (const floor of floors) expect(floor).toBeCloseTo(floors[0] ?? 0, 1);
  await expect(
    draw({ sheet: 'comparison', subjects: subjects.slice(1, 2), words }),
  ).rejects.toThrow(RangeError);
});
