import { importMessages } from '#messages/import.ts';
import type { FeedItem } from '../../feed-item.ts';
import { ImportError, MissingColumns } from '../../import-error.ts';
import type { ChosenColumns } from '../columns.ts';
import { readTable } from '../table.ts';
import { openArchive } from './archive.ts';
import { readWorkbook } from './workbook.ts';
import { readRows } from './worksheet.ts';

/** Reads the first worksheet that has a header. Its rows are a stream; only the table of texts is in memory. */
export async function* readXlsx(
  bytes: AsyncIterable<Uint8Array>,
  columns?: ChosenColumns,
): AsyncGenerator<FeedItem> {
  const archive = await openArchive(bytes);
  try {
    const workbook = await readWorkbook(archive);
    let missing: readonly string[] | undefined;
    for (const path of workbook.sheets) {
      const found = yield* readTable(readRows(archive, path, workbook), {
        isStrict: false,
        columns,
      });
      if (!found) return;
      missing = missing && missing.length <= found.length ? missing : found;
    }
    throw missing
      ? new MissingColumns(importMessages.noColumns(missing))
      : new ImportError(importMessages.emptyFile);
  } finally {
    await archive.close();
  }
}
