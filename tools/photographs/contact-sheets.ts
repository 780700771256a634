// Contact sheets of the demo, photograph | drawing | 3D view: node tools/photographs/contact-sheets.ts --out folder
// [--only category or product]… [--url URL]. Without --url a shop with the demo catalogue is started.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { photographCamera } from '../../bench/heavy/colours/photograph-camera.ts';
import { openViewer, pictureOf } from '../../bench/heavy/colours/viewer-page.ts';
import { demoCategories } from '../../db/demo/index.ts';
import { primitivesOf } from '../../packages/furniture/testing/read-glb.ts';
import type { SourceProduct, SourceVariant } from '../../src/contracts/catalogue-source.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { startShopProcess } from '../../tests/support/shop-process.ts';
import { demoShots } from './shots.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'var/contact-sheets' },
    only: { type: 'string', multiple: true, default: [] },
    url: { type: 'string' },
  },
});

const PHOTOGRAPHS = 'db/demo/photographs';
const ROWS = 6;
/** Pixels of one picture, and of the caption above a row. */
const CELL = { width: 500, height: 375 };
const CAPTION = 36;
const PAPER = '#faf7f2';

/** A variant that gets a row. */
interface Row {
  readonly category: string;
  readonly product: SourceProduct;
  readonly variant: SourceVariant;
}

/** The attributes that turn a thing around, or give it other parts. */
const shapes = [
  'type_of_product',
  'angle_variants',
  'doors_count',
  'drawers',
  'facade_design',
  'upper_modules',
  'lower_modules',
  'furniture_set',
  'included_items',
  'bed_type',
] as const satisfies readonly (keyof SourceVariant['attributes'])[];

const shapeOf = ({ attributes }: SourceVariant) =>
  JSON.stringify(shapes.map((key) => attributes[key] ?? null));

/** The first variant of a product, and the first that is shaped otherwise. */
function shownOf({ variants }: SourceProduct): SourceVariant[] {
  const [first, ...others] = variants;
  if (!first) return [];
  const further = others.find((variant) => shapeOf(variant) !== shapeOf(first));
  return further ? [first, further] : [first];
}

const isWanted = (slug: string) => options.only.length === 0 || options.only.includes(slug);

const rows: readonly Row[] = demoCategories.flatMap(({ slug: category, products }) =>
  products
    .filter(({ slug }) => isWanted(category) || isWanted(slug))
    .flatMap((product) => shownOf(product).map((variant) => ({ category, product, variant }))),
);

const pathOf = ({ product, variant }: Row) => `${product.slug}/${variant.slug}`;

const shots = new Map(demoShots().map((shot) => [shot.file.replace(/\.avif$/, ''), shot]));

const fitted = (picture: string | Buffer, density?: number) =>
  sharp(picture, density ? { density } : {})
    .resize(CELL.width, CELL.height, { fit: 'contain', background: PAPER })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();

const photographOf = (row: Row) => fitted(join(PHOTOGRAPHS, `${pathOf(row)}.avif`));

async function drawingOf(row: Row, url: string): Promise<Buffer> {
  const answer = await fetch(`${url}/drawings/products/${pathOf(row)}/dimensions.svg`);
  if (!answer.ok) throw new Error(`${pathOf(row)}: the drawing answers ${answer.status}`);
  return fitted(Buffer.from(await answer.arrayBuffer()), 96);
}

/** The 3D view from where the photograph is taken. */
async function viewOf(row: Row, page: Page): Promise<Buffer> {
  const prepared = await shots.get(pathOf(row))?.prepare();
  const [glb] = prepared?.models ?? [];
  if (!prepared || !glb) throw new Error(`There is no photograph of ${pathOf(row)}`);
  const camera = photographCamera(await primitivesOf(glb), prepared.job(['']) as never);
  return fitted(await pictureOf(page, `/models/products/${pathOf(row)}.glb`, camera));
}

function captionOf({ product, variant: { slug, name, attributes: a } }: Row): Buffer {
  const lengths = [a.dimensions_width, a.dimensions_height, a.dimensions_depth];
  const size = lengths.map((length) => length ?? '–').join(' × ');
  const text = `${product.name} · ${name ?? slug} · ${size} мм · ${product.slug}/${slug}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width * 3}" height="${CAPTION}">
      <text x="10" y="25" font-family="sans-serif" font-size="18">${text}</text></svg>`,
  );
}

/** Caption and three pictures of one row of a sheet. */
async function piecesOf(row: Row, at: number, page: Page, url: string): Promise<OverlayOptions[]> {
  const top = at * (CAPTION + CELL.height);
  const pictures = [await photographOf(row), await drawingOf(row, url), await viewOf(row, page)];
  return [
    { input: captionOf(row), left: 0, top },
    ...pictures.map((input, column) => ({ input, left: column * CELL.width, top: top + CAPTION })),
  ];
}

async function writeSheets(url: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 900, height: 700 },
    // Software draws jagged edges: narrow gaps become waves. Twice as large and made smaller, they do not.
    deviceScaleFactor: 2,
  });
  await openViewer(page, `/products/${rows[0]?.product.slug}`);
  for (let first = 0; first < rows.length; first += ROWS) {
    const pieces: OverlayOptions[] = [];
    const shown = rows.slice(first, first + ROWS);
    for (const [at, row] of shown.entries()) pieces.push(...(await piecesOf(row, at, page, url)));
    const height = shown.length * (CAPTION + CELL.height);
    const sheet = { width: CELL.width * 3, height, channels: 3, background: PAPER } as const;
    const file = join(options.out, `${String(first / ROWS + 1).padStart(3, '0')}.png`);
    await sharp({ create: sheet }).composite(pieces).png().toFile(file);
    console.log(`${file}: ${shown.map(pathOf).join(', ')}`);
  }
  await browser.close();
}

mkdirSync(options.out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-sheets-'));
chmodSync(folder, 0o755);
const shop = options.url ? undefined : await startShopProcess(folder);
try {
  await writeSheets(options.url ?? shop?.url ?? '');
} finally {
  await shop?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
