// stand-ins: one real render tinted for each variant of each product that is shot
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { demoCategories } from '../../db/demo/index.ts';

const png = '/tmp/t56/divan-uglovoj-ladoga/rogozhka-grafit.png';
const flat = await sharp(png).flatten({ background: '#faf7f2' }).png().toBuffer();
let n = 0;
const out = 'db/demo/photographs';
for (const c of demoCategories) {
  for (const [pi, p] of c.products.entries()) {
    const seen = new Set<string>();
    for (const [i, v] of p.variants.entries()) {
      const cloth = v.attributes.upholstery_materials;
      const key = `${v.attributes.color?.name} ${cloth}`;
      if (i > 0 && (!cloth || seen.has(key))) continue;
      seen.add(key);
      const hex = v.attributes.color?.hex ?? '#b08d57';
      for (const view of i === 0 && n < 60 ? ['', '-2'] : ['']) {
        const file = join(out, p.slug, `${v.slug}${view}.avif`);
        mkdirSync(dirname(file), { recursive: true });
        const dot = Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect x="${40 + pi * 30}" y="40" width="120" height="120" rx="16" fill="${hex}"/><text x="40" y="720" font-size="28" fill="#655b50">${p.slug} ${v.slug}${view}</text></svg>`,
        );
        await sharp(flat)
          .flop(view !== '')
          .composite([{ input: dot }])
          .avif({ quality: 60, effort: 0 })
          .toFile(file);
        n += 1;
      }
    }
  }
  const file = join(out, 'categories', `${c.slug}.avif`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(flat)
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><text x="40" y="720" font-size="40">${c.slug}</text></svg>`,
        ),
      },
    ])
    .avif({ quality: 60, effort: 0 })
    .toFile(file);
}
mkdirSync(join(out, 'slides'), { recursive: true });
for (const i of [1, 2, 3])
  await sharp(flat)
    .resize(1600, 900, { fit: 'contain', position: 'right', background: '#d9cdb8' })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><circle cx="${300 * i}" cy="200" r="90" fill="#9c4a26"/></svg>`,
        ),
      },
    ])
    .avif({ quality: 60, effort: 0 })
    .toFile(join(out, 'slides', `${i}.avif`));
console.log(n);
