import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const telemetryRecords = pgTable('telemetry_records', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  received_at: timestamp({ withTimezone: true }).notNull(),
  device_id: text().notNull(),
  session_id: text().notNull(),
  browser: text(),
  browser_version: text(),
  os: text(),
  os_version: text(),
  device_type: text(),
  device_model: text(),
  device_vendor: text(),
  screen_width: doublePrecision(),
  screen_height: doublePrecision(),
  device_pixel_ratio: doublePrecision(),
  color_depth: doublePrecision(),
  lang: text(),
  timezone: text(),
  connection_type: text(),
  connection_rtt: doublePrecision(),
  connection_downlink: doublePrecision(),
  cpu_cores: doublePrecision(),
  ram_gb: doublePrecision(),
  touch_support: boolean(),
  canvas_hash: text(),
});

/** What visitors search for, by days of the shop. */
export const searchesTable = pgTable(
  'searches',
  {
    day: date().notNull(),
    text: text().notNull(),
    asked: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    found: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
);
