import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../support/old-schema.ts';
import { incompatibleStatements, tablesLockedTwice } from '../support/schema-changes.ts';

/** The first release; what came before it never served beside another. */
const FIRST_RELEASE = 13;
const later = readJournal().entries.filter(({ idx }) => idx > FIRST_RELEASE);

it.each(later.map(({ tag }) => tag))('the shop of before can go on serving after %s', (tag) => {
  const text = readFileSync(`db/migrations/${tag}.sql`, 'utf8');
  // The last release that used it is gone: «-- contract: no release since 0019 reads products.photo».
  const said = /^-- contract: \S/m.test(text);
  expect(said ? [] : incompatibleStatements(text)).toEqual([]);
});

it.each(later.map(({ tag }) => tag))('a customer never meets a deadlock in %s', (tag) => {
  expect(tablesLockedTwice(readFileSync(`db/migrations/${tag}.sql`, 'utf8'))).toEqual([]);
});

it.each([
  ['CREATE TABLE a (id int REFERENCES orders); ALTER TABLE orders ADD b int', ['orders']],
  ['CREATE TRIGGER t AFTER UPDATE ON orders FOR EACH ROW; LOCK TABLE orders', ['orders']],
  ['ALTER TABLE orders ADD b int; CREATE TABLE a (id int REFERENCES orders)', []],
  ['CREATE TABLE a (id int REFERENCES orders); ALTER TABLE carts ADD b int', []],
])('tables locked twice: %s', (statements, tables) => {
  expect(tablesLockedTwice(statements)).toEqual(tables);
});

describe('what a shop of before would stumble over', () => {
  it.each([
    'ALTER TABLE orders DROP COLUMN comment',
    'ALTER TABLE orders\n  ADD COLUMN a text,\n  DROP COLUMN IF EXISTS comment',
    'alter table only orders rename column comment to remark',
    'ALTER TABLE orders RENAME TO purchases',
    'DROP TABLE IF EXISTS carts',
    'DROP FUNCTION tell_public_change()',
    'TRUNCATE product_search',
    'ALTER TABLE orders ALTER COLUMN comment SET NOT NULL',
    'ALTER TABLE orders ALTER comment TYPE integer USING 1',
    'ALTER TABLE orders ADD COLUMN channel text NOT NULL',
    'ALTER TABLE orders ADD CHECK (total_kopecks < 100)',
    'ALTER TABLE orders ADD CONSTRAINT one UNIQUE (email)',
    'CREATE UNIQUE INDEX one ON orders (email)',
  ])('%s', (statement) => {
    expect(incompatibleStatements(`-- why\n${statement};`)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE orders ADD COLUMN channel text',
    `ALTER TABLE orders ADD COLUMN photos jsonb NOT NULL DEFAULT '[]', ADD COLUMN channel text`,
    'CREATE TABLE deliveries (order_id integer NOT NULL, UNIQUE (order_id)); CREATE UNIQUE INDEX ON deliveries (order_id)',
    'CREATE INDEX orders_email ON orders (email)',
    'DROP INDEX orders_email',
    '-- DROP TABLE carts',
  ])('not %s', (statement) => {
    expect(incompatibleStatements(statement)).toEqual([]);
  });
});
