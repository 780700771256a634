import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { attachPhotographs } from '../../src/modules/catalog/attach-photographs.ts';
import { storePhotographs } from '../../src/modules/pictures/photographs.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { writePreviews } from '../../tools/photographs/previews.ts';

/** Writes a different photograph (a background with a spot) and its preview for each path. */
export async function writePhotographs(
  folder: string,
  paths: readonly string[],
  { width = 1000, height = 750 } = {},
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const spot = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <circle cx="${200 + index * 7}" cy="${height / 2}" r="150" fill="hsl(${(index * 47) % 360} 40% 45%)"/></svg>`;
    const ground = { width, height, channels: 3, background: '#faf7f2' } as const;
    const picture = await sharp({ create: ground })
      .composite([{ input: Buffer.from(spot) }])
      .removeAlpha()
      .avif({ quality: 60, effort: 0 })
      .toBuffer();
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), picture);
  }
  await writePreviews(folder);
}

/** Stores the photographs of a folder in the shop of this DATA_DIR and attaches them to products. */
export async function showPhotographs(db: Database, dataDir: string, folder: string) {
  const storage = createDiskStorage(join(dataDir, 'pictures'));
  const photographs = await storePhotographs({ db, storage }, folder);
  await attachPhotographs(db, photographs);
  return photographs;
}
