import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const DAY = 24 * 60 * 60;
let root: string;
const at = (...path: string[]) => join(root, ...path);

/** A project whose builders write one script each: that of the storefront has the name that its source says, and it fails where the source says so. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gornitsa-build-'));
  const empty = '{"packages":{}}';
  write('package-lock.json', empty);
  write('node_modules/.package-lock.json', empty);
  for (const name of ['vite.config.ts', 'vite.admin.config.ts', 'react-router.config.ts']) {
    write(name, '');
  }
  for (const name of ['compress-assets', 'layer-order', 'sizes']) write(`scripts/${name}.ts`, '');
  for (const name of ['admin', 'contracts', 'messages', 'tokens']) write(`src/${name}/a.ts`, '');
  mkdirSync(at('node_modules/.bin'));
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
  /** Of the office. */
  const vite = `#!${process.execPath}
    require('node:fs').mkdirSync(process.env.BUILD_FOLDER + '/admin/assets/', { recursive: true });`;
  writeFileSync(at('node_modules/.bin/vite'), vite, { mode: 0o755 });
  const builder = `#!${process.execPath}
    const { cpSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
    const name = readFileSync('src/storefront/page.ts', 'utf8');
    const folder = process.env.BUILD_FOLDER + '/client/assets/';
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + name, '');
    process.exit(name === 'broken.js' ? 1 : 0);`;
  writeFileSync(at('node_modules/.bin/react-router'), builder, { mode: 0o755 });
  cpSync('scripts/run.mjs', at('scripts/run.mjs'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

function build(script: string): void {
  write('src/storefront/page.ts', script);
  execFileSync(process.execPath, [at('scripts/run.mjs'), 'build'], { cwd: root, stdio: 'pipe' });
}

const assets = () => readdirSync(at('build/client/assets')).toSorted();

it('keeps the scripts of earlier builds for a month, for pages that are open', () => {
  build('first.js');
  build('second.js');
  expect(assets()).toEqual(['first.js', 'second.js']);
  const old = Date.now() / 1000 - 31 * DAY;
  utimesSync(at('build/client/assets/first.js'), old, old);
  build('third.js');
  expect(assets()).toEqual(['second.js', 'third.js']);
  expect(readdirSync(root).filter((name) => name.startsWith('build'))).toEqual(['build']);
});

it('leaves the last build as it was when a new one fails, and builds that anew', () => {
  build('first.js');
  const stamp = readFileSync(at('build/sources.sha256'), 'utf8');
  expect(() => build('broken.js')).toThrow();
  expect(assets()).toEqual(['first.js']);
  expect(readFileSync(at('build/sources.sha256'), 'utf8')).toBe(stamp);
  build('second.js');
  expect(assets()).toEqual(['first.js', 'second.js']);
  expect(existsSync(at('build.next'))).toBe(false);
});
