import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type TableFormat, tableTypes } from '../files/write-table.ts';

interface SentTable {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly format: TableFormat;
  readonly table: AsyncIterable<string | Uint8Array>;
}

/** Answers a table as a file to be saved; its rows are sent while they are read. */
export const sendTable = (reply: FastifyReply, { name, format, table }: SentTable) =>
  reply
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(tableTypes[format])
    .send(Readable.from(table));
