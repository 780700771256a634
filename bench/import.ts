// Imports a generated feed into an empty shop, and again, with the import command: npm run bench:import [-- 50000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { paramsOf } from '#modules/export/params.ts';
import { element, openTag } from '#modules/export/xml.ts';
import { demoCategories } from '../db/demo/index.ts';
import { type GeneratedProduct, generateProducts } from './generated-shop.ts';

const count = Number(process.argv[2] ?? 50_000);
const folder = mkdtempSync(join(tmpdir(), 'gornitsa-import-'));
chmodSync(folder, 0o755);
const file = join(folder, 'feed.xml');

/** Writes a feed with groups, sizes, pictures and long descriptions. */
function* feed(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-01-01T00:00+03:00"><shop>';
  yield `${element('name', 'Bench')}${element('url', 'https://bench.example')}<categories>`;
  for (const { id, name } of demoCategories) yield element('category', name, { id: 5000 + id });
  yield '</categories><offers>\n';
  let number = 0;
  for (const product of generateProducts(demoCategories, count)) {
    number += 1;
    yield offers(product, number);
  }
  yield '</offers></shop></yml_catalog>\n';
}

const offers = (product: GeneratedProduct, number: number): string =>
  product.variants
    .map((variant) =>
      [
        openTag('offer', { id: variant.code, group_id: number, available: true }),
        element('name', `${product.name}, ${variant.name}`),
        element('price', variant.price),
        ...(variant.originalPrice ? [element('oldprice', variant.originalPrice)] : []),
        element('currencyId', 'RUR'),
        element('categoryId', 5000 + product.categoryId),
        element('picture', `https://bench.example/${variant.code}-1.jpg`),
        element('picture', `https://bench.example/${variant.code}-2.jpg`),
        element('vendor', variant.attributes.brand?.name ?? 'Bench'),
        element('vendorCode', variant.code),
        element('description', `<p>${product.description}</p>`),
        ...paramsOf(variant.attributes, true),
        '</offer>\n',
      ].join('\n'),
    )
    .join('');

/** Runs the import as a process. Returns seconds and peak memory. */
async function runImport(): Promise<{ seconds: number; megabytes: number; output: string }> {
  const started = performance.now();
  const memory = process.env.SHOP_NODE_OPTIONS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...memory, 'bench/import-measured.ts', file], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, megabytes: Number(/maxRSS (\d+)/.exec(output)?.[1]) / 1024, output };
}

try {
  await pipeline(Readable.from(feed()), createWriteStream(file));
  console.log(`${count} offers, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  for (const what of ['first import', 'again']) {
    const { seconds, megabytes, output } = await runImport();
    console.log(
      `${what}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, ${Math.round(count / seconds)} offers/s`,
    );
    console.log(output.slice(output.indexOf('Создано')).trimEnd());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
