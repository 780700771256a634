import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm';
import { expect } from 'vitest';
import * as ownership from '#modules/ownership/tables.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import * as accounts from '../../src/modules/accounts/tables.ts';
import * as audit from '../../src/modules/audit/tables.ts';
import * as brand from '../../src/modules/brand/tables.ts';
import * as callbacks from '../../src/modules/callbacks/tables.ts';
import * as cart from '../../src/modules/cart/tables.ts';
import * as catalog from '../../src/modules/catalog/tables.ts';
import * as addresses from '../../src/modules/delivery/addresses/tables.ts';
import * as carriers from '../../src/modules/delivery/carriers/tables.ts';
import * as drafts from '../../src/modules/orders/drafts/tables.ts';
import * as offers from '../../src/modules/orders/offers/tables.ts';
import * as views from '../../src/modules/orders/office/view-tables.ts';
import * as orders from '../../src/modules/orders/tables.ts';
import * as payments from '../../src/modules/payments/tables.ts';
import * as pictures from '../../src/modules/pictures/tables.ts';
import * as photographs from '../../src/modules/returns/photographs/tables.ts';
import * as returns from '../../src/modules/returns/tables.ts';
import * as settings from '../../src/modules/settings/tables.ts';
import * as staff from '../../src/modules/staff/tables.ts';
import * as telemetry from '../../src/modules/telemetry/tables.ts';
import * as wishlist from '../../src/modules/wishlist/tables.ts';
import { pickVariants } from '../support/catalogue.ts';

const it = withShop();

const tables = [
  accounts,
  addresses,
  audit,
  brand,
  callbacks,
  carriers,
  cart,
  catalog,
  drafts,
  offers,
  orders,
  ownership,
  payments,
  photographs,
  pictures,
  returns,
  settings,
  staff,
  telemetry,
  views,
  wishlist,
]
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, Table));

it.for(tables.map((table) => [getTableName(table), table] as const))(
  'the code and the migrations agree on the table %s',
  async ([name, table], { shop }) => {
    const { rows } = await shop.db.execute<{ name: string; computed: boolean }>(sql`
      SELECT is_generated = 'ALWAYS' AS computed, column_name AS name, is_nullable = 'NO' AS required,
        replace(replace(format_type(a.atttypid, NULL), 'timestamp with time zone', 'timestamptz'),
          'timestamptz', 'timestamp with time zone') AS type
      FROM information_schema.columns c
      JOIN pg_attribute a ON a.attrelid = ${name}::regclass AND a.attname = c.column_name
      WHERE table_name = ${name} AND table_schema = 'public'`);
    const columns = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      required: column.notNull,
      type: column.getSQLType(),
    }));
    // What the database computes is declared only where the code reads it.
    const isDeclared = (name: string) => columns.some((column) => column.name === name);
    const wanted = rows.flatMap(({ computed, ...column }) =>
      computed && !isDeclared(column.name) ? [] : [column],
    );
    const byName = (a: { name: unknown }, b: { name: unknown }) =>
      String(a.name).localeCompare(String(b.name));
    expect(columns.toSorted(byName)).toEqual(wanted.toSorted(byName));
  },
);

it.for([
  [
    'a quantity of 0',
    sql`INSERT INTO cart_items VALUES ((SELECT id FROM c), (SELECT id FROM v), 0, 0)`,
  ],
  ['a price of 0', sql`UPDATE variants SET price_kopecks = 0`],
  ['a discount upwards', sql`UPDATE variants SET original_price_kopecks = price_kopecks`],
  ['a stock below 0', sql`UPDATE variants SET stock = -1`],
  ['two products of one slug', sql`UPDATE products SET slug = 'one'`],
  ['a product of no category', sql`UPDATE products SET category_id = 999`],
  ['a second row of settings', sql`INSERT INTO site_settings (id) VALUES (2)`],
  [
    'a cart line of an unknown variant',
    sql`INSERT INTO cart_items SELECT id, 999999, 0, 1 FROM carts`,
  ],
] as const)('the database itself refuses %s', async ([_name, statement], { shop }) => {
  await pickVariants(shop.db, [100]);
  await shop.db.execute(sql`INSERT INTO carts DEFAULT VALUES`);
  const complete = sql`WITH c AS (SELECT max(id) AS id FROM carts), v AS (SELECT min(id) AS id FROM variants) ${statement}`;
  await expect(shop.db.execute(complete)).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/^23/) },
  });
});
