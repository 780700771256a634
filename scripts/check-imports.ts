// Holds what ARCHITECTURE.md says of the code: directions of imports, faces of modules, no circles, small loads, one handle in a transaction.
import { findCircles, loadedBy } from './imports/graph.ts';
import { outerHandles } from './imports/outer-handles.ts';
import { importsOf, sourceFiles } from './imports/read-imports.ts';
import { rules } from './imports/rules.ts';

/** Maximum number of project files that an entry may load: the order service must not load the furniture drawings. */
const LOADS = {
  'src/modules/orders/service.ts': 97,
  'src/commands/settings.ts': 43,
};

/** Packages that the server must not load: models are built in their own thread. */
const NOT_LOADED = { 'src/server/app.ts': ['three', '@gltf-transform/core'] };

const files = ['src', 'packages'].flatMap(sourceFiles);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const imports = [...graph.values()].flat();
const loads = Object.entries(LOADS).map(([entry, most]) => ({
  entry,
  most,
  count: [...loadedBy(graph, entry)].filter((file) => graph.has(file)).length,
}));

const broken = [
  ...imports.flatMap((one) =>
    rules.flatMap((rule) => {
      const reason = rule(one);
      return reason ? [`${one.from} -> ${one.to}: ${reason}`] : [];
    }),
  ),
  ...findCircles(graph).map((circle) => `circle: ${circle.join(' -> ')}`),
  ...files.flatMap((file) => outerHandles(file)),
  ...loads
    .filter(({ count, most }) => count > most)
    .map(({ entry, count, most }) => `${entry} loads ${count} files, at most ${most} are allowed`),
  ...Object.entries(NOT_LOADED).flatMap(([entry, names]) => {
    const loaded = loadedBy(graph, entry);
    return names.filter((name) => loaded.has(name)).map((name) => `${entry} loads ${name}`);
  }),
];

for (const line of new Set(broken)) console.error(line);
for (const { entry, count, most } of loads) console.log(`${entry} loads ${count} files of ${most}`);
console.log(`${imports.length} imports of ${graph.size} files checked, ${broken.length} broken`);
process.exitCode = broken.length > 0 ? 1 : 0;
