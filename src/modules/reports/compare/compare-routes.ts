import { type CompareQuery, compareEndpoints } from '#contracts/admin/reports/compare.ts';
import {
  type ComparedWith,
  differences,
  LARGEST_COMPARED,
} from '#contracts/admin/reports/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import {
  compareReasons,
  compareSheet,
  compareTable,
  differenceNames,
} from '#messages/office/compare.ts';
import { recordExport } from '#modules/audit/index.ts';
import { type PlainRow, readPlainTable } from '#modules/imports/index.ts';
import type { Database } from '#platform/database/database.ts';
import { invalid } from '#platform/errors/domain-error.ts';
import { writeTable } from '#platform/files/write-table.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { sendTable } from '#platform/http/send-table.ts';
import type { Clock } from '#platform/time/clock.ts';
import { guessColumns, headerAt } from './columns.ts';
import { type Pairs, pairUp, presentCompared, presentPair } from './compare.ts';
import { findOurs } from './our-entries.ts';
import { readEntries } from './read-entries.ts';

interface CompareContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly timeZone: (db: Database) => Promise<TimeZone>;
}

/** So many rows of a file are shown before its columns are chosen. */
const LOOKED = 10;

/** A file of a provider or of an accounting program against the shop. The file is read, answered and forgotten. */
export function compareInOffice(app: HttpServer, { db, clock, timeZone }: CompareContext): void {
  app.register(async (scope: HttpServer) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: LARGEST_COMPARED },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      ...compareEndpoints.look,
      bodyLimit: LARGEST_COMPARED,
      handler: async ({ body, query: { what } }) => {
        const { header, rows } = await readFile(body, what);
        return {
          header: [...header.cells],
          rows: rows.slice(0, LOOKED).map(({ cells }) => [...cells]),
          total: rows.length,
          guessed: guessColumns(header.cells, what),
        };
      },
    });
    scope.route({
      ...compareEndpoints.compare,
      bodyLimit: LARGEST_COMPARED,
      handler: async ({ body, query }) => {
        const { pairs, read } = await compareFile(body, query);
        return presentCompared(pairs, read);
      },
    });
    scope.route({
      ...compareEndpoints.export,
      bodyLimit: LARGEST_COMPARED,
      handler: async (request, reply) => {
        const { format, ...query } = request.query;
        const { pairs } = await compareFile(request.body, query);
        const rows = cellsOf(pairs);
        await recordExport(
          { db, clock, actor: request.member.actor },
          {
            action: 'reports.export',
            entity: 'compare',
            filter: query,
            format,
            count: async (_db, most) => Math.min(rows.length, most),
          },
        );
        const name = `compare-${query.what}-${query.from}-${query.to}`;
        const table = writeTable(format, {
          sheet: compareSheet,
          columns: compareTable,
          pages: onePage(rows),
        });
        return sendTable(reply, { name, format, table });
      },
    });
  });

  async function compareFile(body: unknown, query: CompareQuery) {
    const { rows } = await readFile(body, query.what, query.sum);
    const read = readEntries(rows, query);
    const ours = await findOurs(db, query, [...read.entries.keys()], await timeZone(db));
    return { read, pairs: pairUp(read.entries, ours) };
  }
}

/** The header of a file and the rows below it. `sum`: where a number stands there in the header, the file has no header. */
async function readFile(
  body: unknown,
  what: ComparedWith,
  sum?: number,
): Promise<{ header: PlainRow; rows: readonly PlainRow[] }> {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid('file', compareReasons.empty);
  const table = await readPlainTable(body);
  if ('fault' in table) throw invalid('file', table.fault);
  const at = headerAt(table.rows, what);
  const header = table.rows[at] ?? { line: 1, cells: [], numbers: [] };
  const isData = sum !== undefined && /\d/.test(header.cells[sum] ?? '');
  return { header, rows: table.rows.slice(isData ? at : at + 1) };
}

const cellsOf = ({ byKind }: Pairs) =>
  differences.flatMap((kind) =>
    byKind[kind]
      .map(presentPair)
      .map((row) => [
        differenceNames[kind],
        row.key,
        row.order,
        row.date,
        row.theirs,
        row.ours,
        row.theirs === null || row.ours === null
          ? null
          : Math.round((row.theirs - row.ours) * 100) / 100,
      ]),
  );

async function* onePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
