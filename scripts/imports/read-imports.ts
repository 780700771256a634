import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** Importing file, relative to the project root. */
  readonly from: string;
  /** Imported file, relative to the project root, or a package name. */
  readonly to: string;
  /** `type`: erased at run time; `later`: by `import()`; `now`: loaded with the importing file. */
  readonly kind: 'type' | 'now' | 'later';
}

/** The TypeScript files of a folder without tests. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** All imports and re-exports of a file: static, type-only and `import()`. Throws on a syntax error. */
export function importsOf(file: string): Import[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (source: string, kind: Import['kind']) =>
    found.push({ from: file, to: resolve(file, source), kind });
  new Visitor({
    ImportDeclaration: ({ source, importKind }) =>
      add(source.value, importKind === 'type' ? 'type' : 'now'),
    ExportNamedDeclaration: ({ source, exportKind }) =>
      source && add(source.value, exportKind === 'type' ? 'type' : 'now'),
    ExportAllDeclaration: ({ source, exportKind }) =>
      add(source.value, exportKind === 'type' ? 'type' : 'now'),
    ImportExpression: ({ source }) =>
      source.type === 'Literal' && add(String(source.value), 'later'),
    TSImportType: ({ source }) => add(source.value, 'type'),
  }).visit(program);
  return found;
}

function resolve(file: string, source: string): string {
  if (source === '#furniture') return 'packages/furniture/index.ts';
  if (source.startsWith('#tests/')) return source.slice(1);
  if (source.startsWith('#')) return source.replace('#', 'src/');
  return source.startsWith('.') ? relative('.', join(dirname(file), source)) : source;
}
