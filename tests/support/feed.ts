import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { importCatalogue } from '#modules/imports/import-catalogue.ts';
import type { ImportReport } from '#modules/imports/import-options.ts';
import type { OnLargePrices } from '#modules/imports/merging/found-prices.ts';
import { type Handover, Handovers } from '#modules/imports/reporting/handovers.ts';
import { Refusals } from '#modules/imports/reporting/refusals.ts';
import type { Database } from '../../src/platform/database/database.ts';

export interface TestImport extends ImportReport {
  readonly refused: number;
  /** `line: reason`, in the order of lines. */
  readonly reasons: string[];
  readonly handedOver: readonly Handover[];
}

interface Options {
  readonly source?: string;
  readonly mayBeOwn?: boolean;
  readonly adoptFrom?: readonly string[];
  readonly withdrawMissing?: boolean;
  readonly confirmed?: boolean;
  readonly lookAlikes?: 'same' | 'different';
  readonly dryRun?: boolean;
  readonly onLargePrices?: OnLargePrices;
  readonly categories?: ReadonlyMap<string, number | 'new' | 'skip'>;
  readonly signal?: AbortSignal;
}

/** Imports a text or bytes as a feed file. */
export async function importFeed(
  pool: pg.Pool,
  feed: string | Uint8Array | AsyncIterable<Uint8Array>,
  {
    source,
    mayBeOwn = true,
    adoptFrom = [],
    withdrawMissing = false,
    confirmed = false,
    lookAlikes,
    dryRun = false,
    onLargePrices = 'take',
    categories,
    signal = new AbortController().signal,
  }: Options = {},
): Promise<TestImport> {
  const refusals = new Refusals('var/test-refusals.txt');
  const handovers = new Handovers('var/test-handovers.txt');
  const bytes =
    typeof feed === 'string' || feed instanceof Uint8Array ? chunks(Buffer.from(feed)) : feed;
  const report = await importCatalogue(pool, {
    bytes,
    source,
    fallbackSource: 'test',
    publicUrl: 'http://localhost:3000',
    mayBeOwn,
    adoptFrom,
    withdrawMissing,
    confirmed,
    lookAlikes,
    dryRun,
    onLargePrices,
    categories,
    mapping: undefined,
    proposeMapping: false,
    refusals,
    handovers,
    signal,
    onRead: () => undefined,
    onMerging: () => undefined,
  });
  const sorted = refusals.first.toSorted((a, b) => a.line - b.line);
  const reasons = sorted.map(({ line, reason }) => `${line}: ${reason}`);
  return { ...report, refused: refusals.count, reasons, handedOver: handovers.first };
}

/** The counts of an import report. */
export const countsOf = (report: Awaited<ReturnType<typeof importFeed>>) => {
  const { created, changed, unchanged, refused } = report;
  return { created, changed, unchanged, refused };
};

/** Small chunks that split tags and characters. */
const chunks = (bytes: Buffer): AsyncIterable<Uint8Array> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 997) }, (_, i) =>
      bytes.subarray(i * 997, (i + 1) * 997),
    ),
  );

const header = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-01-01 10:00"><shop><name>Поставщик</name><url>https://supplier.example/</url>
<categories><category id="77">Мебель</category><category id="78" parentId="77">Скамьи</category></categories><offers>
`;

/** A YML feed with these offers; the first one is in line 5. */
export const yml = (...offers: string[]): string =>
  `${header}${offers.join('\n')}\n</offers></shop></yml_catalog>\n`;

/** An offer with all required elements, and with additional ones. */
export const benchOffer = (id: string, more = '', attributes = ''): string =>
  `<offer id="${id}" ${attributes}><name>Скамья ${id}</name><price>1000</price><currencyId>RUB</currencyId><categoryId>78</categoryId>${more}</offer>`;

export const emptyCatalogue = (db: Database) => db.execute(sql`TRUNCATE categories CASCADE`);

/** Windows-1251, which Node reads and does not write. */
export function windows1251(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1251');
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text], (letter) => table.get(letter) ?? 63);
}
