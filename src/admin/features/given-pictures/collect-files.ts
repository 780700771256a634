import type { DropZoneProps } from 'react-aria-components/DropZone';
import { LONGEST_PICTURE } from '#contracts/admin/goods/picture-limits.ts';
import { givenPicturesMessages as words } from '#messages/office/given-pictures.ts';
import { type ChosenFile, isZip, ofDisk } from './chosen-file.ts';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/** So many files are looked through. */
const MOST = 20_000;
const DEEPEST = 20;

/** The files that were chosen, those of archives among them. Throws an error in words. */
export async function openFiles(files: readonly ChosenFile[]): Promise<ChosenFile[]> {
  const all: ChosenFile[] = [];
  for (const one of files) {
    const file = one.path.includes('/') ? undefined : await one.read();
    if (file && isZip(file)) all.push(...(await filesOfZip(file)));
    else all.push(one);
  }
  return all;
}

async function filesOfZip(file: File): Promise<ChosenFile[]> {
  const { openZip, ZipRefused } = await import('./zip.ts');
  return openZip(file, LONGEST_PICTURE).catch((error: unknown) => {
    throw new Error(error instanceof ZipRefused ? words[error.kind] : words.unreadable);
  });
}

/** The files of what was dropped, with those of folders in it. Throws an error in words. */
export async function filesOfDrop(items: readonly DropItem[]): Promise<ChosenFile[]> {
  const files: ChosenFile[] = [];
  const walk = async (item: DropItem, above: string, depth: number): Promise<void> => {
    if (files.length > MOST || depth > DEEPEST) throw new Error(words.largeZip);
    if (item.kind === 'file') files.push(ofDisk(await item.getFile(), above + item.name));
    if (item.kind !== 'directory') return;
    for await (const one of item.getEntries()) await walk(one, `${above}${item.name}/`, depth + 1);
  };
  for (const item of items) await walk(item, '', 0);
  return files;
}
