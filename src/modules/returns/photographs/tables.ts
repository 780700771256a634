import { customType, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a customer shows of goods that come back. */
export const returnPhotographs = pgTable(
  'return_photographs',
  {
    returnId: integer('return_id').notNull(),
    /** From 1, in the order in which they were given. */
    position: integer().notNull(),
    /** Made by the customer's browser. */
    id: uuid().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    jpeg: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.position] })],
);
