// Draws every variant of the demo and compares each view with the bytes of its model. In: `npm run bench:drawings -- [folder]`, which keeps the drawings.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildModel, writeGlb } from '#furniture';
import { drawingWords } from '#messages/catalogue/drawings.ts';
import { demoCategories } from '../db/demo/index.ts';
import { draw } from '../packages/furniture/projection/draw.ts';
import {
  drawnMask,
  modelMask,
  overlap,
  strays,
  trianglesOf,
  viewsIn,
} from '../packages/furniture/testing/check-outline.ts';

/** Pixels of the longer side of a compared view, and how far off a line may be. */
const LONG = 500;
const BREADTH = 3;

const [folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });

const drawings: { id: string; ms: number; bytes: number }[] = [];
const views: { id: string; overlap: number; strays: number }[] = [];

for (const category of demoCategories) {
  for (const product of category.products) {
    for (const variant of product.variants) {
      const id = `${product.slug}/${variant.slug}`;
      const input = {
        categorySlug: category.slug,
        productSlug: product.slug,
        name: product.name,
        attributes: variant.attributes,
      };
      const start = process.cpuUsage();
      const svg = await draw({
        sheet: 'dimensions',
        subjects: [{ ...input, isBox: false }],
        words: drawingWords,
      });
      const { user, system } = process.cpuUsage(start);
      drawings.push({ id, ms: (user + system) / 1000, bytes: Buffer.byteLength(svg) });
      if (folder) writeFileSync(join(folder, `${product.slug}_${variant.slug}.svg`), svg);
      const triangles = trianglesOf(await writeGlb((await buildModel(input)).parts));
      for (const view of viewsIn(svg)) {
        const mask = await drawnMask(view, LONG);
        const model = modelMask(triangles, view.view, mask.width, mask.height);
        views.push({
          id: `${id} ${view.view}`,
          overlap: overlap(mask, model),
          strays: strays(mask, model, BREADTH),
        });
      }
    }
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const summary = (name: string, values: number[]) =>
  console.log(`${name}: mean ${mean(values).toFixed(1)}, most ${Math.max(...values).toFixed(1)}`);

console.log(`${drawings.length} drawings, ${views.length} views`);
summary(
  'ms of the processor',
  drawings.slice(5).map(({ ms }) => ms),
);
summary(
  'kB',
  drawings.map(({ bytes }) => bytes / 1000),
);
const below = views.filter((view) => view.overlap < 0.98);
console.log(`intersection over union below 0.98: ${below.length}`);
console.log(`off by more than a line: ${views.filter((view) => view.strays > 0.001).length}`);
for (const view of views.toSorted((a, b) => a.overlap - b.overlap).slice(0, 15)) {
  console.log(`${view.overlap.toFixed(4)} ${view.strays.toFixed(4)} ${view.id}`);
}
