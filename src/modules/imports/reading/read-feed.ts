import { importMessages } from '#messages/imports/import.ts';
import type { FeedItem } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { asRead } from './as-read.ts';
import type { ChosenColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { decode, encodingOf, peek } from './decode.ts';
import { refuseMisread } from './misread.ts';
import { feedInArchive, gunzip } from './packed.ts';
import { openArchive } from './xlsx/archive.ts';
import { isWorkbook, readXlsx } from './xlsx/read-xlsx.ts';
import { readYml } from './yml.ts';

const ZIP = 'PK\u0003\u0004';
const GZIP = '\u001f\u008b';
/** The beginning of old Office files, and of new ones with a password. */
const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

type Source = AsyncIterable<Uint8Array>;

/**
 * Reads YML, XLSX or CSV, detected by the first bytes, also one that is packed as gz or zip; texts in any encoding. `columns`: what the owner
 * says of those of a table.
 */
export async function readFeed(
  source: Source,
  columns?: ChosenColumns,
): Promise<{ items: AsyncGenerator<FeedItem> }> {
  return { items: refuseMisread(asRead(await read(source, columns))) };
}

async function read(
  source: Source,
  columns: ChosenColumns | undefined,
  isUnpacked = false,
): Promise<AsyncGenerator<FeedItem>> {
  const { head, bytes } = await peek(source);
  const magic = head.toString('latin1', 0, 4);
  if (magic === ZIP) return readArchive(bytes, columns, isUnpacked);
  if (magic === OLD_OFFICE) throw new ImportError(importMessages.oldWorkbook);
  if (magic.startsWith(GZIP)) {
    if (isUnpacked) throw new ImportError(importMessages.nestedArchive);
    return read(gunzip(bytes), columns, true);
  }
  const encoding = encodingOf(head);
  const text = decode(bytes, encoding);
  const beginning = beginningOf(head, encoding);
  return /^\s*</.test(beginning) ? readYml(text) : readCsv(text, beginning, columns);
}

/** A declared encoding may be unknown: `decode` tells so. */
function beginningOf(head: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(head, { stream: true });
  } catch {
    return head.toString('latin1');
  }
}

/** A workbook, or the only feed of an archive. */
async function* readArchive(
  bytes: Source,
  columns: ChosenColumns | undefined,
  isUnpacked: boolean,
): AsyncGenerator<FeedItem> {
  const archive = await openArchive(bytes);
  try {
    if (isWorkbook(archive)) yield* readXlsx(archive, columns);
    else if (isUnpacked) throw new ImportError(importMessages.nestedArchive);
    else yield* await read(archive.read(feedInArchive(archive), limits.unpacked), columns, true);
  } finally {
    await archive.close();
  }
}
