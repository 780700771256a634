import type { Import } from './read-imports.ts';

export type Graph = ReadonlyMap<string, readonly Import[]>;

/** Import cycles: one for each strongly connected component. Type imports and `import()` count. */
export function findCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) follow(to, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return circles;
}

/** Files and packages that an import of this file loads, including itself. What packages load is not followed. */
export function loadedBy(graph: Graph, entry: string): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    for (const { to, kind } of graph.get(file) ?? []) if (kind === 'now') loaded.add(to);
  }
  return loaded;
}
