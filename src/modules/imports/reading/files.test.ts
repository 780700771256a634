import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed, type TestImport } from '#tests/support/feed.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';

/** The files of tests/files with what a person reads in each: tests/files/README.md says how to add one. */
const it = withShop();
const { shop } = fixturesOf(it);
let connection: DatabaseConnection;

beforeAll(() => {
  connection = connectDatabase(shop.databaseUrl, 2, throwError);
});
afterAll(() => connection.close());

/** What is not stated of a product is not compared: variant, description, attributes and characteristics. */
interface Goods {
  readonly name?: string;
  readonly variant?: string;
  readonly category?: string;
  readonly price: number;
  readonly oldPrice?: number;
  /** A number, `many` where the file does not say how many, nothing where it says nothing or «made to order». */
  readonly stock?: number | 'many';
  readonly description?: string;
  readonly attributes?: Record<string, unknown>;
  readonly characteristics?: Record<string, string>;
}

interface Unread {
  readonly hiddenRows?: number;
  readonly hiddenColumns?: readonly string[];
  readonly sheets?: readonly string[];
  /** Sentences about cells without which their rows count, and articles whose stock is below zero. */
  readonly cells?: readonly string[];
  readonly belowZero?: readonly string[];
  /** Columns and parameters that buyers do not see. */
  readonly service?: readonly string[];
}

interface Expected {
  /** The program that writes such a file, and what is special about it. */
  readonly about: string;
  /** Article, price, old price and stock of the goods that the shop has before. */
  readonly before?: readonly (readonly [string, number, number | null, number])[];
  readonly error?: string;
  readonly goods?: Readonly<Record<string, Goods>>;
  /** The beginning of the reason by the line. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly unread?: Unread;
}

const FOLDER = join(import.meta.dirname, '../../../../tests/files');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/[^.].*\.(?!json$)\w+$/.test(name))
  .sort();

describe('a file as programs write it', () => {
  it.for(files)('%s', async (name) => {
    const { before = [], ...expected }: Expected = JSON.parse(
      readFileSync(join(FOLDER, `${name}.json`), 'utf8'),
    );
    await emptyCatalogue(shop.db);
    if (before.length > 0) await importFeed(connection.pool, tableOf(before), { source: 'files' });
    const bytes = readFileSync(join(FOLDER, name));
    if (expected.error !== undefined) {
      await expect(importFeed(connection.pool, bytes, { source: 'files' })).rejects.toThrow(
        expected.error,
      );
      return;
    }
    const report = await importFeed(connection.pool, bytes, { source: 'files' });
    const { about: _, goods = {}, refused = {}, unread = {} } = expected;
    const read = await readCatalogue();
    expect({
      goods: Object.fromEntries(
        Object.entries(read).map(([article, one]) => [article, asStated(one, goods[article])]),
      ),
      refused: asBegun(report.reasons, refused),
      unread: unreadOf(report),
    }).toEqual({ goods, refused, unread });
  });
});

const tableOf = (goods: NonNullable<Expected['before']>): string =>
  [
    ['Артикул', 'Название', 'Категория', 'Цена', 'Старая цена', 'Остаток'].join(';'),
    ...goods.map(([article, price, old, stock]) =>
      [article, `Товар ${article}`, 'Прежние', price, old, stock].join(';'),
    ),
  ].join('\n');

type Read = Required<Goods>;

async function readCatalogue(): Promise<Record<string, Read>> {
  const { rows } = await shop.db.execute<Record<string, string & number>>(sql`
    SELECT v.code, p.name, v.name AS variant, concat_ws(' > ', parent.name, c.name) AS category, v.price_kopecks / 100.0 AS price,
      v.original_price_kopecks / 100.0 AS old, CASE WHEN v.uncounted THEN 'many' ELSE to_jsonb(v.stock) #>> '{}' END AS stock,
      p.description, v.attributes, coalesce(k.characteristics, '[]') AS characteristics
    FROM variants v
    JOIN products p ON p.id = v.product_id
    JOIN categories c ON c.id = p.category_id
    LEFT JOIN categories parent ON parent.id = c.parent_id
    LEFT JOIN variant_characteristics k ON k.variant_id = v.id`);
  return Object.fromEntries(rows.map(({ code, ...row }) => [code, goodsOf(row)]));
}

const goodsOf = (row: Record<string, unknown>): Read => {
  const { name, variant, category, price, old, stock, description, attributes } = row;
  const characteristics = row.characteristics as { label: string; value: string; unit: string }[];
  return {
    name,
    variant,
    category,
    price: Number(price),
    ...(old === null ? {} : { oldPrice: Number(old) }),
    ...(stock === null ? {} : { stock: stock === 'many' ? stock : Number(stock) }),
    description,
    attributes,
    characteristics: Object.fromEntries(
      characteristics.map((one) => [one.label, [one.value, one.unit].filter(Boolean).join(' ')]),
    ),
  } as Read;
};

/** Without what the expected file says nothing of. */
function asStated(read: Read, stated: Goods | undefined) {
  if (!stated) return read;
  const { name, category, variant, description, attributes, characteristics, ...numbers } = read;
  const optional = { name, category, variant, description };
  const told = Object.entries(optional).filter(([field]) => field in stated);
  const parts = { attributes, characteristics };
  const of = Object.entries(parts).flatMap(([part, all]) => {
    const wanted = stated[part as keyof typeof parts];
    if (!wanted) return [];
    return [[part, Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]))]];
  });
  return { ...Object.fromEntries(told), ...numbers, ...Object.fromEntries(of) };
}

/** The reasons by line, each as far as the expected one goes. */
function asBegun(reasons: readonly string[], expected: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    reasons.map((text) => {
      const [, line = '', reason = ''] = /^(\d+): (.*)$/s.exec(text) ?? [];
      const plain = reason.replaceAll('\u00a0', ' ');
      const begun = expected[line];
      return [line, begun !== undefined && plain.startsWith(begun) ? begun : plain];
    }),
  );
}

function unreadOf({ unread, leftOut }: TestImport): Unread {
  const sheets = [...unread.sheets, ...unread.otherSheets];
  const service = leftOut.filter(({ why }) => why === 'service' || why === 'dropped');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    ...(unread.hiddenRows > 0 ? { hiddenRows: unread.hiddenRows } : {}),
    ...(unread.hiddenColumns.length > 0 ? { hiddenColumns: unread.hiddenColumns } : {}),
    ...(sheets.length > 0 ? { sheets } : {}),
    ...(unread.cells.count > 0 ? { cells: unread.cells.examples.map(plain) } : {}),
    ...(unread.belowZero.count > 0 ? { belowZero: unread.belowZero.examples } : {}),
    ...(service.length > 0 ? { service: service.map(({ name }) => name).sort() } : {}),
  };
}
