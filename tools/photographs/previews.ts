import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePreview } from '#modules/pictures/drawing/preview.ts';

/** Writes `previews.json` beside the photographs of a folder: what is seen in the place of each until it has come. */
export async function writePreviews(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.avif'))
    .toSorted();
  const previews: Record<string, string> = {};
  for (const path of paths) previews[path] = await makePreview(readFileSync(join(folder, path)));
  const file = join(folder, 'previews.json');
  writeFileSync(`${file}.part`, `${JSON.stringify(previews, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}
