import { CsvError, parse } from 'csv-parse';
import { importMessages } from '#messages/import.ts';
import { emptyOffer, type FeedItem, type RawOffer } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { normaliseLabel } from '../mapping/labels.ts';
import { priceListOf } from './price-list.ts';

/** Column names of offer fields. Other columns are attributes. */
const columns: Record<string, keyof RawOffer> = {
  id: 'id',
  артикул: 'article',
  название: 'name',
  наименование: 'name',
  категория: 'category',
  цена: 'price',
  'старая цена': 'oldPrice',
  валюта: 'currency',
  описание: 'description',
  фото: 'pictures',
  группа: 'group',
  остаток: 'count',
  ссылка: 'url',
};

interface Row {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a CSV with a header row as a stream. A row with a different number of cells than the header is refused. A
 * quotation mark that is never closed ends the import with an {@link ImportError}.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  head: string,
): AsyncGenerator<FeedItem> {
  const parser = parse({
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.element * 4,
    bom: true,
  });
  const feeding = feed(parser, withUnixLines(text));
  let header: string[] | undefined;
  const categories = new Set<string>();
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Row>) {
      const begins = line;
      line = info.lines + 1;
      if (!header) {
        header = readHeader(record);
        const priceList = priceListOf(header, columnsOf(header));
        if (priceList) yield { kind: 'price_list', columns: priceList };
      } else if (record.length !== header.length) {
        const reason = importMessages.wrongCells(record.length, header.length);
        const offer = record[idColumn(header)]?.trim() ?? '';
        yield { kind: 'refused', refusal: { line: begins, offer, reason } };
      } else {
        const offer = offerOf(header, record, begins);
        if (offer.category !== '' && !categories.has(offer.category)) {
          categories.add(offer.category);
          const { category: name } = offer;
          yield { kind: 'category', category: { id: name, parent: '', name } };
        }
        yield { kind: 'offer', offer };
      }
    }
    await feeding;
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(importMessages.brokenTable(lineOf(error)));
    throw error;
  }
  if (!header) throw new ImportError(importMessages.emptyFile);
}

/** The line of the parser's error: where the unclosed quotation mark is. */
const lineOf = (error: CsvError): number => Number(/at line (\d+)/.exec(error.message)?.[1] ?? 1);

/** Replaces CRLF with LF: the parser would count CRLF as two lines. */
async function* withUnixLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n');
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

/** The delimiter that is most frequent in the first line. */
function delimiterOf(head: string): string {
  const [first = ''] = head.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', '\t', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ';');
}

function readHeader(record: string[]): string[] {
  const header = record.map((name) => name.trim());
  if (priceListOf(header, columnsOf(header))) return header;
  const known = new Set(columnsOf(header));
  const missing = (['name', 'category', 'price'] as const).filter((column) => !known.has(column));
  if (missing.length > 0) throw new ImportError(importMessages.noColumns(missing));
  if (!known.has('article') && !known.has('id')) {
    throw new ImportError(importMessages.noColumns(['article']));
  }
  return header;
}

const columnsOf = (header: string[]) => header.map((name) => columns[normaliseLabel(name)]);

const idColumn = (header: string[]): number => {
  const names = columnsOf(header);
  return names.includes('id') ? names.indexOf('id') : names.indexOf('article');
};

function offerOf(header: string[], record: string[], line: number): RawOffer {
  const offer = emptyOffer(line);
  for (const [index, label] of header.entries()) {
    const value = (record[index] ?? '').trim();
    const column = columns[normaliseLabel(label)];
    if (value === '' || label === '') continue;
    if (column === 'pictures') offer.pictures.push(...value.split(/[\s;|]+|,\s+/).filter(Boolean));
    else if (column) Object.assign(offer, { [column]: value });
    else offer.params.push({ name: label, unit: '', value });
  }
  offer.id ||= offer.article;
  return offer;
}
