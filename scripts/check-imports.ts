// Holds the direction of imports that ARCHITECTURE.md describes, and finds circles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const MODULE_ORDER = [
  ['settings', 'telemetry'],
  ['callbacks', 'catalog'],
  ['accounts'],
  ['wishlist', 'cart'],
  ['orders'],
];
const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const rank = (module: string) => MODULE_ORDER.findIndex((names) => names.includes(module));
const parts = (file: string) => file.split('/');
const inLayer = (file: string, ...layers: string[]) => layers.includes(parts(file)[1] ?? '');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What only the thread of the models may load: it brings three. */
const isOfModels = (file: string) =>
  file.startsWith('src/modules/furniture/models/') && !/\/(store|workshop)\.ts$/.test(file);

/** Each rule says what is wrong with an import, or nothing. */
const rules: ((one: Import) => string | false)[] = [
  ({ from, to }) =>
    inLayer(from, 'contracts', 'messages') &&
    to.startsWith('src/') &&
    parts(from)[1] !== parts(to)[1] &&
    !inLayer(to, 'contracts') &&
    'contracts and messages are leaves',
  ({ from, to }) => inLayer(from, 'contracts') && inLayer(to, 'messages') && 'contracts are leaves',
  ({ from, to }) =>
    inLayer(from, 'platform') && inLayer(to, 'modules', 'storefront') && 'platform knows no domain',
  ({ from, to, typeOnly }) =>
    inLayer(from, 'storefront') &&
    inLayer(to, 'modules', 'platform') &&
    !typeOnly &&
    'the storefront takes only types from the server',
  ({ from, to }) =>
    inLayer(from, 'modules') && inLayer(to, 'storefront') && 'modules know no screens',
  ({ from, to }) => {
    if (!inLayer(from, 'modules') || !inLayer(to, 'modules')) return false;
    const [mine = '', other = ''] = [parts(from)[2], parts(to)[2]];
    if (mine === other) return false;
    if (!to.endsWith('/index.ts')) return 'modules meet through index.ts';
    return rank(mine) <= rank(other) && `${mine} may not import ${other}`;
  },
  ({ from, to }) => {
    if (!from.startsWith('src/storefront/features/')) return false;
    if (to.startsWith('src/storefront/routes/')) return 'features know no routes';
    const isOther = to.startsWith('src/storefront/features/') && parts(from)[3] !== parts(to)[3];
    return isOther && 'features never import features';
  },
  ({ from, to }) =>
    from.startsWith('src/storefront/ui/') &&
    /^src\/storefront\/(features|routes)\//.test(to) &&
    'ui knows no domain',
  ({ from, to }) =>
    to === 'fastify' &&
    !inLayer(from, 'platform', 'app.ts') &&
    !from.endsWith('routes.ts') &&
    'only routes and platform/http know Fastify',
  ({ from, to, typeOnly }) =>
    isOfModels(to) && !isOfModels(from) && !typeOnly && 'models are made in their own thread',
];

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !isTest(file));

const imports = files.flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, type, target = '']): Import => {
    const to = target.startsWith('#')
      ? target.replace('#', 'src/')
      : target.startsWith('.')
        ? relative('.', join(dirname(file), target))
        : target;
    return { from: file, to, typeOnly: type !== undefined };
  }),
);

const broken = imports.flatMap((one) =>
  rules.flatMap((rule) => {
    const reason = rule(one);
    return reason ? [`${one.from} -> ${one.to}: ${reason}`] : [];
  }),
);

const graph = Map.groupBy(
  imports.filter((one) => one.to.startsWith('src/') && !one.typeOnly),
  (one) => one.from,
);
const done = new Set<string>();

function findCircle(file: string, path: readonly string[]): void {
  if (path.includes(file)) {
    broken.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`);
    return;
  }
  if (done.has(file)) return;
  for (const { to } of graph.get(file) ?? []) findCircle(to, [...path, file]);
  done.add(file);
}

for (const file of files) findCircle(file, []);
for (const line of new Set(broken)) console.error(line);
console.log(`${imports.length} imports of ${files.length} files checked, ${broken.length} broken`);
process.exitCode = broken.length > 0 ? 1 : 0;
