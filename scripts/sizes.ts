// Checks the download size of each page of the storefront, and of the office, against the budgets; the last step of a build. npm run sizes prints the table.
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Kilobytes as sent: scripts and styles with gzip, fonts uncompressed. */
const budgets = { scripts: 150, styles: 20, fonts: 26 };
/** A page with a long form is opened from another page of the shop, which has loaded most of it. */
const formScripts = 156;
const pagesWithForms = /^(?:checkout|register|account|order$)/;

const budgetOf = (page: string, kind: keyof typeof budgets): number =>
  kind === 'scripts' && pagesWithForms.test(page) ? formScripts : budgets[kind];

const build = process.env.BUILD_FOLDER ?? 'build';
const folder = `${build}/client`;

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The manifest of React Router: the files of each route. `imports` is transitive. */
interface Manifest {
  readonly entry: Part;
  readonly routes: Readonly<Record<string, Part & { readonly parentId?: string }>>;
}

function readManifest(): { file: string; manifest: Manifest } {
  // The folder may hold manifests of earlier builds; the server build names the current one.
  const server = readFileSync(`${build}/server/index.js`, 'utf8');
  const [file] = /\/assets\/manifest-[\w-]+\.js/.exec(server) ?? [];
  if (!file) throw new Error(`${build} names no manifest: run the build again`);
  const text = readFileSync(folder + file, 'utf8');
  return {
    file,
    manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  };
}

const { file: manifestFile, manifest } = readManifest();

/** Kilobytes of scripts for the heaviest first page of the office. */
const OFFICE_SCRIPTS = 200;

interface OfficeChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What the heaviest screen of the office loads first: the entry, the screen, and what both import. */
function measureOffice(): { screen: string; scripts: number } {
  const text = readFileSync(`${build}/admin/.vite/manifest.json`, 'utf8');
  const chunks: Readonly<Record<string, OfficeChunk>> = JSON.parse(text);
  const needed = (name: string, found = new Set<string>()): Set<string> => {
    if (!found.has(name)) {
      found.add(name);
      for (const other of chunks[name]?.imports ?? []) needed(other, found);
    }
    return found;
  };
  const weighed = (chunks['index.html']?.dynamicImports ?? []).map((screen) => {
    const names = [...needed(screen, needed('index.html'))];
    const files = names.map((name) => `${build}/admin/${chunks[name]?.file}`);
    return { screen, scripts: files.reduce((sum, file) => sum + sentFile(file), 0) };
  });
  return weighed.reduce((most, one) => (one.scripts > most.scripts ? one : most));
}

const sentFile = (path: string) =>
  statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size / 1000;

/** The parts of a page: its route and all parent routes. */
function partsOf(id: string): Part[] {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The manifest has no route “${id}”`);
  return [...(route.parentId ? partsOf(route.parentId) : [manifest.entry]), route];
}

const sent = (file: string) => sentFile(folder + file);
const weight = (files: Iterable<string>) =>
  [...new Set(files)].map(sent).reduce((a, b) => a + b, 0);

function measure(id: string) {
  const parts = partsOf(id);
  const scripts = [
    manifestFile,
    ...parts.flatMap((part) => [part.module, ...(part.imports ?? [])]),
  ];
  // Scripts name only preloaded fonts; style sheets name the others.
  const fonts = [...new Set(scripts)].flatMap(
    (file) => readFileSync(folder + file, 'utf8').match(/\/assets\/[\w-]+\.woff2/g) ?? [],
  );
  return {
    page: id.replace('routes/', ''),
    scripts: weight(scripts),
    styles: weight(parts.flatMap(({ css }) => css ?? [])),
    fonts: weight(fonts),
  };
}

const pages = Object.keys(manifest.routes)
  .filter((id) => id !== 'root')
  .map(measure)
  .sort((a, b) => b.scripts - a.scripts);

if (process.argv.includes('--table')) {
  const kilobytes = (value: number) => Number(value.toFixed(1));
  console.table(
    pages.map(({ page, scripts, styles, fonts }) => ({
      page,
      'scripts, kB': kilobytes(scripts),
      'styles, kB': kilobytes(styles),
      'fonts, kB': kilobytes(fonts),
    })),
  );
}

const office = measureOffice();
if (process.argv.includes('--table')) {
  console.log(`Office, ${office.screen}: ${office.scripts.toFixed(1)} kB of scripts`);
}

const kinds = ['scripts', 'styles', 'fonts'] as const;
const faults = kinds.flatMap((kind) =>
  pages
    .filter((page) => page[kind] > budgetOf(page.page, kind))
    .map(
      (page) =>
        `${page.page}: ${page[kind].toFixed(1)} kB of ${kind}, the budget is ${budgetOf(page.page, kind)}`,
    ),
);
if (office.scripts > OFFICE_SCRIPTS) {
  faults.push(
    `office, ${office.screen}: ${office.scripts.toFixed(1)} kB of scripts, the budget is ${OFFICE_SCRIPTS}`,
  );
}
if (faults.length > 0) {
  console.error(`Pages are too heavy:\n${faults.join('\n')}`);
  process.exit(1);
}
