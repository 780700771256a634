import { posix } from 'node:path';
import type { Archive } from './archive.ts';
import { parseWhole } from './parse-xml.ts';

/** Where the parts of a workbook are. Programs name them as they like; relations and content types tell. */
export interface Parts {
  readonly workbook: string;
  /** The path of each relation of the workbook, by its id: the sheets are among them. */
  readonly related: ReadonlyMap<string, string>;
  /** Undefined for a workbook without texts that cells share, or without styles. */
  readonly texts: string | undefined;
  readonly styles: string | undefined;
}

/** Small files of a workbook: the list of sheets, relations, styles. */
export const SMALL = 16 * 1024 ** 2;

/** Finds the parts by the relations, else by the content types, else by their usual names. */
export async function findParts(archive: Archive): Promise<Parts> {
  const types = await readTypes(archive);
  const named = (...paths: (string | undefined)[]) =>
    paths.find((path) => path !== undefined && archive.has(path));
  const package_ = await readRelations(archive, '_rels/.rels', '');
  const workbook =
    named(package_.byType.get('officeDocument'), types.get('main'), 'xl/workbook.xml') ?? '';
  const folder = posix.dirname(workbook);
  const relations = posix.join(folder, '_rels', `${posix.basename(workbook)}.rels`);
  const { byId, byType } = await readRelations(archive, relations, folder);
  const part = (type: string, usual: string) =>
    named(byType.get(type), types.get(type), posix.join(folder, usual));
  return {
    workbook,
    related: byId,
    texts: part('sharedStrings', 'sharedStrings.xml'),
    styles: part('styles', 'styles.xml'),
  };
}

/** The last word of a type: of relations «…/sharedStrings», of content «….sharedStrings+xml». */
const wordOf = (type: string): string => /(\w+)(?:\+xml)?$/.exec(type)?.[1] ?? '';

async function readRelations(archive: Archive, path: string, folder: string) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  if (!archive.has(path)) return { byId, byType };
  await parseWhole(archive.read(path, SMALL), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = pathOf(Target, folder);
      byId.set(Id, target);
      if (!byType.has(wordOf(Type))) byType.set(wordOf(Type), target);
    },
    close: () => undefined,
  });
  return { byId, byType };
}

async function readTypes(archive: Archive): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  if (!archive.has('[Content_Types].xml')) return types;
  await parseWhole(archive.read('[Content_Types].xml', SMALL), {
    open(name, { PartName = '', ContentType = '' }) {
      if (name === 'Override') types.set(wordOf(ContentType), pathOf(PartName, ''));
    },
    close: () => undefined,
  });
  return types;
}

/** A target in the archive: absolute with a slash in front, else beside the part that names it. */
const pathOf = (target: string, folder: string): string =>
  target.startsWith('/') ? posix.normalize(target).slice(1) : posix.join(folder, target);
