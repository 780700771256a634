import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { AskedPrices } from '#contracts/admin/goods/asked-prices.ts';
import type { TestApp } from '#tests/support/build-test-app.ts';
import { type Importer, TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';
import { importHere } from '../../../server/imports/import-task.ts';

const it = withImporter();
const ASKED = '/api/admin/imports/prices/';

const goods = (prefix: string, ...prices: readonly number[]): string =>
  [
    TABLE_HEADER,
    ...prices.map((price, index) => `${prefix}-${index};Ковёр ${prefix}${index};Ковры;${price}`),
  ].join('\n');
const price = async (importer: Importer, article: string) =>
  ((await importer.variantOf(article))?.price ?? 0) / 100;

describe('an import by the office that changes prices a lot', () => {
  it('is loaded when the prices are said to be right, whatever the page sends', async ({
    importer,
  }) => {
    await importer.load('skachok.csv', goods('СК', 54_990, 1000));
    const task = await importer.look('skachok.csv', goods('СК', 54.99, 1000));
    expect(task.result?.large_prices).toMatchObject({
      count: 1,
      all: 2,
      examples: [{ article: 'СК-0', from: 54_990, to: 54.99 }],
    });
    const refused = await importer.start(task.id, false);
    expect([refused.statusCode, refused.json().prices_confirmed[0]]).toEqual([
      400,
      expect.stringMatching(/СК-0 «Ковёр СК0», было 54\s990\s₽, станет 54,99\s₽/),
    ]);
    expect(await price(importer, 'СК-0')).toBe(54_990);
    expect((await importer.start(task.id, false, { prices_confirmed: true })).statusCode).toBe(200);
    expect(await importer.ended(task.id)).toMatchObject({ state: 'done' });
    expect(await price(importer, 'СК-0')).toBe(54.99);
  });

  it('stops where a price has changed since the look', async ({ shop, importer }) => {
    await importer.load('potom.csv', goods('ПТ', 1000));
    const task = await importer.look('potom.csv', goods('ПТ', 1200));
    expect(task.result?.large_prices).toMatchObject({ count: 0 });
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = 9000000 WHERE code = 'ПТ-0'`);
    await importer.start(task.id, false);
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'large_prices' },
    });
    expect(await price(importer, 'ПТ-0')).toBe(90_000);
  });

  it('asks anew at each look', async ({ importer }) => {
    await importer.load('snova.csv', goods('СН', 1000));
    const task = await importer.look('snova.csv', goods('СН', 100));
    await importer.start(task.id, true, { prices_confirmed: true });
    expect((await importer.ended(task.id)).options).toEqual({});
    expect((await importer.start(task.id, false)).statusCode).toBe(400);
  });
});

describe('a nightly feed that changes prices a lot', () => {
  /** As the schedule loads it: with a file that was fetched before. */
  async function night(
    { shop, importer }: { readonly shop: TestApp; readonly importer: Importer },
    name: string,
    text: string,
  ) {
    const { id } = await importer.look(name, text);
    await shop.db.execute(sql`
      UPDATE import_tasks SET state = 'queued', dry_run = false, staff_id = NULL, options = ${JSON.stringify({ source: name })}::jsonb, tries = 0
      WHERE id = ${id}`);
    const parts = { url: shop.databaseUrl, publicUrl: 'http://localhost:3000', folder: 'var' };
    await importHere(parts, id);
    return importer.ended(id);
  }
  const asked = async (importer: Importer, source: string): Promise<AskedPrices | undefined> => {
    const { asked } = (await importer.editor.call('GET', ASKED)).json();
    return asked.find((one: AskedPrices) => one.source === source);
  };
  const answer = (importer: Importer, body: object) => importer.editor.call('POST', ASKED, body);
  const waiting = async (importer: Importer): Promise<number> => {
    const { queues } = (await importer.editor.call('GET', '/api/admin/today/')).json();
    return queues.find(({ name }: { name: string }) => name === 'prices_asked').count;
  };

  it('leaves those prices and waits for an answer, and says so in its report', async ({
    shop,
    importer,
  }) => {
    await importer.load('noch.csv', goods('НЧ', 54_990, 1000));
    const before = await waiting(importer);
    const { result } = await night({ shop, importer }, 'noch.csv', goods('НЧ', 54.99, 1100, 3));
    expect(result).toMatchObject({ created: 1, changed: 1, large_prices: { count: 1, all: 2 } });
    expect(await price(importer, 'НЧ-0')).toBe(54_990);
    expect(await price(importer, 'НЧ-1')).toBe(1100);
    const { runs } = (await importer.editor.call('GET', '/api/admin/imports/')).json();
    const run = runs.find(({ source }: { source: string }) => source === 'noch.csv');
    expect(run.report.join('\n')).toMatch(/Цены оставлены прежними.*1.предложение.*НЧ-0/);
    expect(await asked(importer, 'noch.csv')).toMatchObject({
      count: 1,
      first: [{ article: 'НЧ-0', name: 'Ковёр НЧ0', from: 54_990, to: 54.99 }],
    });
    expect(await waiting(importer)).toBe(before + 1);
  });

  it('gets its prices when they are accepted, and goes on setting them', async ({
    shop,
    importer,
  }) => {
    await importer.load('da.csv', goods('ДА', 1000, 1000));
    await night({ shop, importer }, 'da.csv', goods('ДА', 100, 9000));
    const one = await asked(importer, 'da.csv');
    const body = { source: 'da.csv', accept: true, until: one?.until };
    expect((await answer(importer, body)).json()).toEqual({ answered: 2 });
    expect([await price(importer, 'ДА-0'), await price(importer, 'ДА-1')]).toEqual([100, 9000]);
    expect(await asked(importer, 'da.csv')).toBeUndefined();
    expect((await answer(importer, body)).statusCode).toBe(404);
    await night({ shop, importer }, 'da.csv', goods('ДА', 110, 9000));
    expect(await price(importer, 'ДА-0')).toBe(110);
    const { rows } = await shop.db.execute(
      sql`SELECT actor, changes FROM audit_log WHERE action = 'imports.accept_prices' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toMatchObject([{ changes: { changed: { to: 2 } } }]);
  });

  it('keeps the prices of the shop where they are refused, until it says others', async ({
    shop,
    importer,
  }) => {
    await importer.load('net.csv', goods('НТ', 1000));
    await night({ shop, importer }, 'net.csv', goods('НТ', 100));
    const until = (await asked(importer, 'net.csv'))?.until;
    await answer(importer, { source: 'net.csv', accept: false, until });
    await night({ shop, importer }, 'net.csv', goods('НТ', 100));
    expect(await asked(importer, 'net.csv')).toBeUndefined();
    expect(await price(importer, 'НТ-0')).toBe(1000);
    await night({ shop, importer }, 'net.csv', goods('НТ', 90));
    expect(await asked(importer, 'net.csv')).toMatchObject({ first: [{ to: 90 }] });
  });

  it('gets no answer to what has been asked since', async ({ shop, importer }) => {
    await importer.load('pozdno.csv', goods('ПЗ', 1000, 1000));
    await night({ shop, importer }, 'pozdno.csv', goods('ПЗ', 100, 1000));
    const until = (await asked(importer, 'pozdno.csv'))?.until;
    await night({ shop, importer }, 'pozdno.csv', goods('ПЗ', 100, 50));
    const body = { source: 'pozdno.csv', accept: true, until };
    expect((await answer(importer, body)).json()).toEqual({ answered: 1 });
    expect([await price(importer, 'ПЗ-0'), await price(importer, 'ПЗ-1')]).toEqual([100, 1000]);
  });

  it('is answered by those who import, and by nobody else', async ({ shop, office, importer }) => {
    await importer.load('chey.csv', goods('ЧЕ', 1000));
    await night({ shop, importer }, 'chey.csv', goods('ЧЕ', 100));
    const keeper = await office.joined('warehouse');
    const body = { source: 'chey.csv', accept: true, until: '2030-01-01T00:00:00Z' };
    expect((await keeper.call('GET', ASKED)).statusCode).toBe(403);
    expect((await keeper.call('POST', ASKED, body)).statusCode).toBe(403);
    expect(await price(importer, 'ЧЕ-0')).toBe(1000);
  });
});
