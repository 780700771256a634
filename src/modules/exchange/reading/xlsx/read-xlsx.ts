import { importMessages } from '#messages/import.ts';
import type { FeedItem } from '../../feed-item.ts';
import { ImportError } from '../../import-error.ts';
import { readTable } from '../table.ts';
import { openArchive } from './archive.ts';
import { readWorkbook } from './workbook.ts';
import { readRows } from './worksheet.ts';

/** Reads the first worksheet that has a header. Its rows are a stream; only the table of texts is in memory. */
export async function* readXlsx(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedItem> {
  const archive = await openArchive(bytes);
  try {
    const workbook = await readWorkbook(archive);
    let missing: readonly string[] | undefined;
    for (const path of workbook.sheets) {
      const found = yield* readTable(readRows(archive, path, workbook), { isStrict: false });
      if (!found) return;
      missing = missing && missing.length <= found.length ? missing : found;
    }
    throw new ImportError(missing ? importMessages.noColumns(missing) : importMessages.emptyFile);
  } finally {
    await archive.close();
  }
}
