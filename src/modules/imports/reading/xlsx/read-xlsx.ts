import { importMessages } from '#messages/imports/import.ts';
import type { FeedItem } from '../../feed-item.ts';
import { ImportError, MissingColumns } from '../../import-error.ts';
import type { ChosenColumns } from '../columns.ts';
import { readTable } from '../table.ts';
import type { Archive } from './archive.ts';
import { readWorkbook, type Sheet } from './workbook.ts';
import { readRows } from './worksheet.ts';

/** Whether an archive is a workbook, not one of other files. */
export const isWorkbook = ({ has }: Archive): boolean =>
  ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'].some(has);

type TableKind = 'goods' | 'price_list';

/**
 * Reads the worksheets that are not hidden and have the columns of goods, or of a price list: what the first one has, the others must have,
 * too. Their rows are a stream; only the table of texts is in memory.
 */
export async function* readXlsx(
  archive: Archive,
  columns?: ChosenColumns,
): AsyncGenerator<FeedItem> {
  const workbook = await readWorkbook(archive);
  let kind: TableKind | undefined;
  let missing: MissingColumns | undefined;
  const passed: string[] = [];
  const others = [...workbook.hidden];
  for (const sheet of workbook.sheets) {
    try {
      const read = yield* readSheet(sheet, kind);
      kind ??= read;
    } catch (error) {
      if (!(error instanceof MissingColumns)) throw error;
      others.push(sheet.name);
      missing = missing && missing.columns.length <= error.columns.length ? missing : error;
    }
  }
  if (kind && passed.length + others.length > 0) {
    yield {
      kind: 'unread',
      hiddenRows: 0,
      hiddenExamples: [],
      hiddenColumns: [],
      sheets: passed,
      otherSheets: others,
    };
  }
  if (!kind) throw missing ?? new ImportError(importMessages.emptyFile);

  /** Throws {@link MissingColumns} for a sheet without them. */
  async function* readSheet(
    { name, path }: Sheet,
    expected: TableKind | undefined,
  ): AsyncGenerator<FeedItem, TableKind> {
    const rows = readTable(readRows(archive, path, workbook), { isStrict: false, columns });
    let found: TableKind | undefined;
    for (let next = await rows.next(); ; next = await rows.next()) {
      if (next.done) {
        if (next.value) throw new MissingColumns(importMessages.noColumns(next.value), next.value);
        return found ?? 'goods';
      }
      const item = next.value;
      if (item.kind === 'columns') {
        if (!expected) yield item;
        continue;
      }
      if (!found) {
        found = item.kind === 'price_list' ? 'price_list' : 'goods';
        if (expected && found !== expected) {
          passed.push(name);
          await rows.return(null);
          return found;
        }
        if (expected && item.kind === 'price_list') continue;
      }
      yield item;
    }
  }
}
