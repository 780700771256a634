import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDERS = ['src', 'packages'];

it('the code names no shop: the name of the demo is data', () => {
  const { name } = parse(readFileSync('db/demo/content/shop.yaml', 'utf8')) as { name: string };
  // All cases of the name.
  const stem = name.slice(0, -1).toLowerCase();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && /\.(tsx?|css|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(stem));
  expect(naming).toEqual([]);
});
