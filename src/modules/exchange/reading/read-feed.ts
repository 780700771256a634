import { importMessages } from '#messages/import.ts';
import type { FeedItem } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';
import type { ChosenColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { decode, encodingOfTable, encodingOfXml, peek } from './decode.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';
import { readYml } from './yml.ts';

const ZIP = 'PK\u0003\u0004';
/** The beginning of old Office files, and of new ones with a password. */
const OLD_OFFICE = '\u00d0\u00cf\u0011\u00e0';

/** Reads YML, XLSX or CSV, detected by the first bytes; texts in any encoding. `columns`: what the owner says of those of a table. */
export async function readFeed(
  source: AsyncIterable<Uint8Array>,
  columns?: ChosenColumns,
): Promise<{ isTable: boolean; items: AsyncGenerator<FeedItem> }> {
  const { head, bytes } = await peek(source);
  const magic = head.toString('latin1', 0, 4);
  if (magic === ZIP) return { isTable: true, items: readXlsx(bytes, columns) };
  if (magic === OLD_OFFICE) throw new ImportError(importMessages.oldWorkbook);
  const isTable = !/^\s*</.test(new TextDecoder(encodingOfTable(head)).decode(head));
  if (!isTable) return { isTable, items: readYml(decode(bytes, encodingOfXml(head))) };
  const encoding = encodingOfTable(head);
  const beginning = new TextDecoder(encoding).decode(head, { stream: true });
  return { isTable, items: readCsv(decode(bytes, encoding), beginning, columns) };
}
