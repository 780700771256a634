import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports/read-imports.ts';

/** The hashes of what was verified, by file of tests. Written by a run of the kind `data`. */
const VERIFIED = 'tests/verified-data.json';

/** What the tests of data read, apart from the sources that they import. */
const INPUTS = [
  'db/demo/catalogue',
  'db/demo/categories.json',
  'db/demo/content/slides',
  'db/demo/photographs',
];

type Hashes = Readonly<Record<string, string>>;

/** The files of tests whose inputs, sources or libraries differ from those that were verified. */
export function unverifiedFiles(): string[] {
  const verified = readVerified();
  return Object.entries(currentHashes()).flatMap(([file, hash]) =>
    verified[file] === hash ? [] : [file],
  );
}

/** Keeps that these files of tests have passed. */
export function keepVerified(files: readonly string[]): void {
  const current = currentHashes();
  const verified = readVerified();
  const kept = Object.keys(current).flatMap((file) => {
    const hash = files.includes(file) ? current[file] : verified[file];
    return hash ? [[file, hash]] : [];
  });
  writeFileSync(VERIFIED, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

const readVerified = (): Hashes => JSON.parse(readFileSync(VERIFIED, 'utf8'));

export const dataTests = (): string[] =>
  globSync('{src,packages,tests,tools}/**/*.data.test.ts').sort();

function currentHashes(): Hashes {
  const inputs = digest(INPUTS.flatMap(filesOf));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.fromEntries(
    dataTests().map((file) => {
      const { sources, libraries } = loadedBy(file);
      const versions = libraries.map((name) => [
        name,
        lock.packages[`node_modules/${name}`]?.version,
      ]);
      const parts = [inputs, digest(sources), JSON.stringify(versions)];
      return [file, createHash('sha256').update(parts.join()).digest('hex')];
    }),
  );
}

/** The sources that a file loads at any time, itself among them, and the names of the libraries. */
function loadedBy(file: string): { sources: string[]; libraries: string[] } {
  const sources = new Set([file]);
  const libraries = new Set<string>();
  for (const source of sources) {
    for (const { to, kind } of importsOf(source)) {
      if (kind === 'type') continue;
      if (/\.tsx?$/.test(to)) sources.add(to);
      else if (!to.startsWith('node:')) libraries.add(packageOf(to));
    }
  }
  return { sources: [...sources].sort(), libraries: [...libraries].sort() };
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

function digest(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

if (process.argv.includes('--check')) {
  const files = unverifiedFiles();
  if (files.length > 0) {
    console.error(
      `Not verified since a change: ${files.join(', ')}. Run npm test -- --project data`,
    );
    process.exit(1);
  }
}
