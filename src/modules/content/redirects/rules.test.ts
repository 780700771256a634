import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { fillSought } from './fill-sought.ts';
import { findRedirect } from './find.ts';

const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
const SOFAS = '/products/?category=divany';
const CHAIRS = '/products/?category=kresla';
const ALL = '/category/';
let writer: Member;

it.beforeAll(async () => {
  writer = await office.joined('content');
});
it.beforeEach(() => shop.db.execute(sql`TRUNCATE address_redirects`));

const save = (rules: Readonly<Record<string, string>>) =>
  writer.call('POST', '/api/admin/redirects/', {
    lines: Object.entries(rules).map(([address, target]) => ({ address, target })),
  });
const stored = async () => {
  const { rows } = await shop.db.execute<{ address: string }>(
    sql`SELECT address FROM address_redirects ORDER BY address`,
  );
  return rows.map(({ address }) => address);
};

/** What people type and paste as rules, what browsers and advertising ask for, and where it leads. */
const TABLE: readonly {
  readonly rules: Readonly<Record<string, string>>;
  readonly asked: Readonly<Record<string, string | undefined>>;
}[] = [
  {
    rules: { '/index.php?route=catalog&id=5': SOFAS, '/index.php': ALL },
    asked: {
      '/index.php?route=catalog&id=5': SOFAS,
      '/index.php?id=5&route=catalog': SOFAS,
      '/index.php/?id=5&route=catalog': SOFAS,
      '/index.php?id=5&&route=catalog&': SOFAS,
      '/Index.PHP?ID=5&Route=Catalog': SOFAS,
      '/index.php?id=5&utm_source=ya&route=catalog&utm_medium=cpc': `${SOFAS}&utm_source=ya&utm_medium=cpc`,
      '/index.php?yclid=1&route=catalog&gclid=2&id=5': `${SOFAS}&yclid=1&gclid=2`,
      '/index.php?_openstat=a;b&ysclid=3&fbclid=4': `${ALL}?_openstat=a;b&ysclid=3&fbclid=4`,
      '/index.php?UTM_Term=%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD': `${ALL}?UTM_Term=%D0%B4%D0%B8%D0%B2%D0%B0%D0%BD`,
      '/index.php?id=6&route=catalog': ALL,
      '/index.php?id=5': ALL,
      // Only marks of advertising are passed over: this may name another page.
      '/index.php?id=5&route=catalog&from=menu': ALL,
      '/index.html?id=5&route=catalog': undefined,
    },
  },
  {
    rules: { '/index.php?id=5': SOFAS },
    asked: { '/index.php': undefined, '/index.php?id=5&page=2': undefined },
  },
  {
    rules: { '/диваны?цвет=синий кит': SOFAS, '/%D1%81%D1%82%D1%83%D0%BB%D1%8C%D1%8F': CHAIRS },
    asked: {
      [encodeURI('/диваны?цвет=синий кит')]: SOFAS,
      [`${encodeURI('/Диваны?цвет=СИНИЙ')}+${encodeURI('кит')}`]: SOFAS,
      [encodeURI('/диваны?цвет=синий кит').toLowerCase()]: SOFAS,
      [encodeURI('/стулья')]: CHAIRS,
      // The former site was written in Windows-1251.
      '/%F1%F2%F3%EB%FC%FF/': CHAIRS,
      '/%C4%E8%E2%E0%ED%FB?%F6%E2%E5%F2=%F1%E8%ED%E8%E9%20%EA%E8%F2': SOFAS,
      '/%FF%FE%00%01': undefined,
      '/%': undefined,
    },
  },
  {
    rules: { '/%E4%E8%E2%E0%ED%FB': SOFAS, '/sale?name=50%25%26more': CHAIRS },
    asked: {
      '/%e4%e8%e2%e0%ed%fb': SOFAS,
      [encodeURI('/диваны')]: SOFAS,
      '/sale?name=50%25%26more': CHAIRS,
      '/sale?name=50%25&more': undefined,
    },
  },
  {
    rules: { '/Sofa.html': SOFAS, '/sofa.html': CHAIRS, '/Table.html': ALL },
    asked: {
      '/Sofa.html': SOFAS,
      '/sofa.html': CHAIRS,
      // Case counts, and no rule has this one.
      '/SOFA.html': undefined,
      '/TABLE.HTML': ALL,
    },
  },
  {
    rules: { '/stol.html?utm_source=rule&n=1': `${SOFAS}&utm_source=old-site#top` },
    asked: {
      '/stol.html?n=1': `${SOFAS}&utm_source=old-site#top`,
      '/stol.html?n=1&utm_source=ya&yclid=7': `${SOFAS}&utm_source=old-site&yclid=7#top`,
    },
  },
];

describe('rules for old addresses', () => {
  it.for(TABLE.map((row, index) => ({ ...row, index })))('$index', async ({ rules, asked }) => {
    expect((await save(rules)).json()).toEqual({ saved: Object.keys(rules).length });
    const found: Record<string, string | undefined> = {};
    for (const address of Object.keys(asked)) {
      found[address] = await findRedirect(shop.db, address);
    }
    expect(found).toEqual(asked);
  });

  it('are kept without marks of advertising; the same parameters in another order are the same rule', async () => {
    await save({ '/a.php?x=1&y=2&utm_source=ya': SOFAS });
    expect(await stored()).toEqual(['/a.php?x=1&y=2']);
    await save({ '/a.php?y=2&x=1': CHAIRS });
    expect(await stored()).toEqual(['/a.php?y=2&x=1']);
    expect(await findRedirect(shop.db, '/a.php?x=1&y=2')).toBe(CHAIRS);
    expect((await save({ '/cart?utm_source=ya': SOFAS })).json()).toHaveProperty([
      'lines.0.address',
    ]);
  });

  it('lead to no address that only differs from an old one by order, case or advertising', async () => {
    const fault = async (address: string, target: string) =>
      (await save({ [address]: target })).json();
    expect(await fault('/krug.html', '/Krug.html?utm_source=a')).toHaveProperty(['lines.0.target']);
    await save({ '/b.php?x=1&y=2': SOFAS });
    expect(await fault('/c', '/B.php?y=2&x=1')).toHaveProperty(['lines.0.target']);
  });

  it('of the version before lead on by their address, and after a start as all others', async () => {
    await shop.db.execute(sql`
      INSERT INTO address_redirects (address, target, changed_at)
      VALUES ('/d.php?x=1&y=2', ${SOFAS}, now()), ('/e.php?utm_source=a', ${CHAIRS}, now())`);
    expect(await findRedirect(shop.db, '/d.php?x=1&y=2')).toBe(SOFAS);
    expect(await findRedirect(shop.db, '/d.php?y=2&x=1')).toBeUndefined();
    await fillSought(shop.db);
    expect(await findRedirect(shop.db, '/d.php?y=2&x=1')).toBe(SOFAS);
    expect(await findRedirect(shop.db, '/e.php?yclid=1')).toBe(`${CHAIRS}&yclid=1`);
  });
});
