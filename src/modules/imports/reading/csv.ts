import { CsvError, parse } from 'csv-parse';
import { importMessages } from '#messages/imports/import.ts';
import { asWritten } from '#platform/files/csv.ts';
import { givenBack, heldTogether } from '#platform/text/entities.ts';
import type { FeedItem } from '../feed-item.ts';
import { ImportError, MissingColumns } from '../import-error.ts';
import { limits } from '../limits.ts';
import { type ChosenColumns, isHeader } from './columns.ts';
import { readTable, TITLE_ROWS } from './table.ts';
import type { TableRow } from './table-row.ts';

interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV with a header row as a stream. A row with more cells than the header is refused. A
 * quotation mark that is never closed ends the import with an {@link ImportError}.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  head: string,
  columns?: ChosenColumns,
): AsyncGenerator<FeedItem> {
  const delimiter = delimiterOf(head, columns);
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.element * 4,
    bom: true,
  });
  const feeding = feed(parser, prepared(text, delimiter === ';'));
  let isEmpty = true;
  const rows = tableRows(parser, () => {
    isEmpty = false;
  });
  try {
    const missing = yield* readTable(rows, { isStrict: true, columns });
    if (isEmpty) throw new ImportError(importMessages.emptyFile);
    if (missing) throw new MissingColumns(importMessages.noColumns(missing), missing);
    await feeding;
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(importMessages.brokenTable(lineOf(error)));
    throw error;
  }
}

async function* tableRows(
  parser: ReturnType<typeof parse>,
  onRow: () => void,
): AsyncGenerator<TableRow> {
  let line = 1;
  for await (const { record, info } of parser as AsyncIterable<Row>) {
    onRow();
    yield { cells: record.map((cell) => cellText(givenBack(cell))), line };
    line = info.lines + 1;
  }
}

/** `="000123"` is what keeps zeros and long numbers in a spreadsheet. */
const asText = /^="([^"]*)"$/;
export const cellText = (cell: string): string => asText.exec(cell)?.[1] ?? asWritten(cell);

/** The line of the parser's error: where the unclosed quotation mark is. */
const lineOf = (error: CsvError): number => Number(/at line (\d+)/.exec(error.message)?.[1] ?? 1);

/** The end of a piece that may go on: of CRLF, or of a reference to HTML. */
const unfinished = /\r$|&[#\da-z]{0,22}$/i;

/** Replaces CRLF with LF, which the parser would count as two lines. `hasReferences`: their semicolons part no cells. */
async function* prepared(
  text: AsyncIterable<string>,
  hasReferences: boolean,
): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    held = unfinished.exec(whole.slice(-24))?.[0] ?? '';
    const lines = whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n');
    yield hasReferences ? heldTogether(lines) : lines;
  }
  yield held;
}

/** Writes the text to the parser with backpressure. */
async function feed(parser: ReturnType<typeof parse>, text: AsyncIterable<string>): Promise<void> {
  try {
    for await (const chunk of text) {
      if (parser.destroyed) return;
      if (!parser.write(chunk)) {
        await new Promise<void>((resolve) => {
          parser.once('drain', resolve);
          parser.once('close', resolve);
        });
      }
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

/** The delimiter by which one of the first lines is a header, else the most frequent one. */
function delimiterOf(head: string, columns?: ChosenColumns): string {
  const lines = head.split(/\r?\n/, TITLE_ROWS);
  const delimiters = [';', '\t', ','];
  const cells = (line: string, sign: string) => line.replaceAll('"', '').split(sign);
  const fitting = delimiters.find((sign) =>
    lines.some((line) => isHeader(cells(line, sign), columns)),
  );
  const count = (sign: string) => cells(head, sign).length;
  return fitting ?? delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
