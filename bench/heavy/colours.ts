// How far the colours of the 3D view are from those of the photographs and swatches: npm run bench:colours [-- --url URL --only text --out folder]
// The median colour of the largest lit surface, from the camera of the photograph. Without --url a shop with the demo catalogue is started.
// Fails where a median is more than 6 ΔE₀₀ from the photograph.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatHex } from 'culori';
import { launchBrowser } from '#tests/support/browser.ts';
import { startShopProcess } from '#tests/support/shop-process.ts';
import { demoCategories } from '../../db/demo/index.ts';
import { comparePictures } from './colours/compare.ts';
import { deltaE } from './colours/pictures.ts';
import { comparedVariants } from './colours/variants.ts';
import { openViewer } from './colours/viewer-page.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});

const LIMIT = 6;

const wanted = comparedVariants.filter((variant) => variant.includes(options.only));
const swatches = new Map(
  demoCategories.flatMap(({ products }) =>
    products.flatMap(({ slug, variants }) =>
      variants.map((variant) => [`${slug}/${variant.slug}`, variant.attributes.color?.hex]),
    ),
  ),
);

/** Prints one line a variant and answers how far each is from its photograph. */
async function compare(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: url, viewport: { width: 900, height: 700 } });
  await openViewer(page, `/products/${wanted[0]?.split('/')[0]}`);
  const distances: number[] = [];
  console.log('ΔE₀₀ photo | ΔE₀₀ swatch | photo   3D      swatch  | material, variant');
  for (const [variant = '', named] of wanted.map((each) => each.split(' '))) {
    const { material, photograph, viewer, distance } = await comparePictures(page, variant, {
      named,
      folder: options.out,
    });
    const swatch = swatches.get(variant);
    const toSwatch = swatch ? deltaE(viewer, swatch).toFixed(1) : '–';
    const colours = [formatHex(photograph), formatHex(viewer), swatch ?? '       '].join(' ');
    distances.push(distance);
    console.log(
      `${distance.toFixed(1).padStart(10)} | ${toSwatch.padStart(11)} | ${colours} | ${material}, ${variant}`,
    );
  }
  await browser.close();
  return distances;
}

if (options.out) mkdirSync(options.out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-colours-'));
chmodSync(folder, 0o755);
const shop = options.url ? undefined : await startShopProcess(folder);
try {
  const distances = await compare(options.url ?? shop?.url ?? '');
  const far = distances.filter((distance) => distance > LIMIT).length;
  const mean = distances.reduce((sum, value) => sum + value, 0) / distances.length;
  console.log(
    `${distances.length} variants: mean ${mean.toFixed(1)}, most ${Math.max(...distances).toFixed(1)}, ${far} above ${LIMIT}`,
  );
  process.exitCode = far > 0 ? 1 : 0;
} finally {
  await shop?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
