import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ImportTask, TaskOptions } from '#contracts/admin/import-tasks.ts';
import { buildTestApp, type TestApp } from '#tests/support/build-test-app.ts';
import { benchOffer, yml } from '#tests/support/feed.ts';
import { staffOf } from '#tests/support/staff.ts';

let shop: TestApp;
const { complete, joined } = staffOf(
  () => shop,
  () => new Date(),
);
type Person = Awaited<ReturnType<typeof joined>>;
let editor: Person;

beforeAll(async () => {
  shop = await buildTestApp({ env: { RATE_LOGIN: '200/15m' } });
  editor = await joined('content');
});
afterAll(() => shop.close());

const TASKS = '/api/admin/imports/tasks/';
const FILES = '/api/admin/imports/files/';
const part = (id: number, number: number, text: string, person = editor) =>
  person.call('PUT', `${FILES}${id}/parts/${number}/`, Buffer.from(text), {
    'content-type': 'application/octet-stream',
  });
const send = async (name: string, text: string): Promise<ImportTask> => {
  const { id } = (await editor.call('POST', FILES, { name })).json();
  const half = Math.ceil(text.length / 2);
  if (text) await part(id, 1, text.slice(half));
  if (text) await part(id, 0, text.slice(0, half));
  return (await editor.call('POST', `${FILES}${id}/sent/`)).json();
};
const read = async (id: number): Promise<ImportTask> =>
  (await editor.call('GET', `${TASKS}${id}/`)).json();
/** The task when it is no longer under way. */
const ended = (id: number) =>
  vi.waitFor(
    async () => {
      const task = await read(id);
      expect(['queued', 'reading']).not.toContain(task.state);
      return task;
    },
    { timeout: 30_000, interval: 100 },
  );
const start = (id: number, dryRun: boolean, options: TaskOptions = {}) =>
  editor.call('POST', `${TASKS}${id}/start/`, { dry_run: dryRun, options });
async function load(name: string, text: string, options: TaskOptions = {}): Promise<ImportTask> {
  const task = await ended((await send(name, text)).id);
  expect(task.failure).toBeNull();
  expect((await start(task.id, false, options)).statusCode).toBe(200);
  return ended(task.id);
}
const priceOf = async (code: string) => {
  const { rows } = await shop.db.execute<{ price: number; name: string; withdrawn: boolean }>(
    sql`SELECT v.price_kopecks::int AS price, p.name, v.withdrawn FROM variants v JOIN products p ON p.id = v.product_id WHERE code = ${code}`,
  );
  return rows[0];
};

const header = 'Артикул;Название;Категория;Цена';

describe('an import by the office', () => {
  it('is looked at first: it says what it would do and does nothing', async () => {
    const text = [header, 'О-1;Ковёр Луг;Ковры;900', 'О-2;;;0'].join('\n');
    const begun = await send('kovry.csv', text);
    expect(begun).toMatchObject({ name: 'kovry.csv', is_dry_run: true, by: 'Вера' });
    const task = await ended(begun.id);
    expect(task).toMatchObject({
      state: 'checked',
      result: {
        source: 'kovry.csv',
        created: 1,
        refused: 1,
        refusals: [{ line: 3, offer: 'О-2' }],
        columns: [
          { label: 'Артикул', holds: 'article' },
          { label: 'Название', holds: 'name' },
          { label: 'Категория', holds: 'category' },
          { label: 'Цена', holds: 'price' },
        ],
      },
    });
    expect(await priceOf('О-1')).toBeUndefined();
    expect((await start(task.id, false)).statusCode).toBe(200);
    const done = await ended(task.id);
    expect(done).toMatchObject({ state: 'done', is_dry_run: false, result: { created: 1 } });
    expect(await priceOf('О-1')).toMatchObject({ price: 90_000 });
    const { runs } = (await editor.call('GET', '/api/admin/imports/')).json();
    expect(runs[0]).toMatchObject({ id: done.run, source: 'kovry.csv', outcome: 'refusals' });
    expect((await start(task.id, false)).json()).toMatchObject({ code: 'import_changed' });
  });

  it('takes columns by the hand of the staff and remembers them for the source', async () => {
    const text = ['Шифр;Как зовут;Раздел;Почём', 'Ш-1;Полка Тень;Полки;700'].join('\n');
    const failed = await ended((await send('shifr.csv', text)).id);
    expect(failed).toMatchObject({
      state: 'failed',
      failure: {
        kind: 'columns',
        columns: expect.arrayContaining([{ label: 'Шифр', key: 'шифр', holds: null }]),
      },
    });
    const columns = { шифр: 'article', 'как зовут': 'name', почём: 'price' } as const;
    const wrong = await start(failed.id, true, {
      columns: { ...columns, шифр: 'сундук' as 'name' },
    });
    expect(wrong.statusCode).toBe(400);
    await start(failed.id, true, { columns: { ...columns, почем: 'price' } });
    expect(await ended(failed.id)).toMatchObject({ state: 'checked', result: { created: 1 } });
    await start(failed.id, false, { columns: { ...columns, почем: 'price' } });
    expect(await ended(failed.id)).toMatchObject({ state: 'done' });
    const again = await ended((await send('shifr.csv', text.replace('700', '750'))).id);
    expect(again).toMatchObject({ state: 'checked', result: { changed: 1 } });
  });

  it('takes rules for labels, which are in force at once', async () => {
    const feed = yml(
      benchOffer('51', '<vendorCode>М-51</vendorCode><param name="Ростовка">180 см</param>'),
    );
    const task = await ended((await send('rules.yml', feed)).id);
    expect(task.result?.labels).toMatchObject([{ label: 'Ростовка', as: 'keep', count: 1 }]);
    const mapping = { units: [], labels: { Ростовка: { as: 'dimensions_height', unit: '' } } };
    await start(task.id, false, { mapping });
    expect(await ended(task.id)).toMatchObject({ state: 'done' });
    const { rows } = await shop.db.execute(
      sql`SELECT attributes FROM variants WHERE code = 'М-51'`,
    );
    expect(rows).toMatchObject([{ attributes: { dimensions_height: 1800 } }]);
  });

  it('takes categories by the hand of the staff and remembers them for the source', async () => {
    const { rows: known } = await shop.db.execute<{ id: number }>(
      sql`SELECT id FROM categories WHERE slug = 'divany'`,
    );
    const sofas = known[0]?.id ?? 0;
    const text = (...more: string[]) =>
      [
        header,
        'Р-1;Диван Ручной;Мягкая группа;100',
        'Р-2;Лампа Ручная;Свет и лампы;200',
        'Р-3;Пакет Ручной;Упаковка;300',
        'Р-4;Стул Ручной;Диваны;400',
        ...more,
      ].join('\n');
    const placeOf = async (code: string) => {
      const { rows } = await shop.db.execute<{ category: string; id: number }>(
        sql`SELECT c.name AS category, c.id FROM variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id WHERE code = ${code}`,
      );
      return rows[0];
    };
    const looked = await ended((await send('ruki.csv', text())).id);
    expect(looked.result?.categories).toEqual([
      ...['Мягкая группа', 'Свет и лампы', 'Упаковка'].map((name) => ({
        id: name,
        name,
        goods: 1,
        state: 'new',
        category: null,
      })),
      { id: 'Диваны', name: 'Диваны', goods: 1, state: 'known', category: sofas },
    ]);
    expect(looked.result).toMatchObject({ created: 4, new_categories: 3 });
    const categories = { 'Мягкая группа': sofas, Упаковка: 'skip', Диваны: 'new' } as const;
    await start(looked.id, true, { categories });
    const tried = await ended(looked.id);
    expect(tried.result).toMatchObject({
      created: 3,
      refused: 0,
      new_categories: 2,
      categories: expect.arrayContaining([
        expect.objectContaining({ id: 'Мягкая группа', state: 'known', category: sofas }),
        expect.objectContaining({ id: 'Упаковка', state: 'skipped', goods: 1 }),
        expect.objectContaining({ id: 'Диваны', state: 'new', category: null }),
      ]),
    });
    const again = await ended((await send('ruki.csv', text())).id);
    expect(again.result).toMatchObject({ created: 4, new_categories: 3 });

    await start(looked.id, false, { categories });
    expect(await ended(looked.id)).toMatchObject({ state: 'done', result: { created: 3 } });
    expect(await placeOf('Р-1')).toEqual({ category: 'Диваны', id: sofas });
    expect(await placeOf('Р-3')).toBeUndefined();
    const own = await placeOf('Р-4');
    expect(own?.category).toBe('Диваны');
    expect(own?.id).not.toBe(sofas);
    const { runs } = (await editor.call('GET', '/api/admin/imports/')).json();
    const run = runs.find(({ source }: { source: string }) => source === 'ruki.csv');
    expect(run).toMatchObject({ outcome: 'done', refused: 0 });
    expect(run.report.join(' ')).toMatch(/Не загружены по выбору магазина: 1/);

    const next = await load(
      'ruki.csv',
      text('Р-5;Диван Второй;Мягкая группа;500', 'Р-6;Плёнка;Упаковка;5'),
    );
    expect(next.result).toMatchObject({ created: 1, unchanged: 3, refused: 0, new_categories: 0 });
    expect(await placeOf('Р-5')).toEqual({ category: 'Диваны', id: sofas });
    expect(await placeOf('Р-4')).toEqual(own);

    await load('ruki.csv', text(), { categories: { Упаковка: sofas, 'Свет и лампы': 'skip' } });
    expect(await placeOf('Р-3')).toEqual({ category: 'Диваны', id: sofas });
    expect(await priceOf('Р-2')).toMatchObject({ price: 20_000, withdrawn: false });
    const last = await ended((await send('ruki.csv', text())).id);
    expect(last.result).toMatchObject({ unchanged: 3, missing: { count: 1, examples: ['Р-5'] } });
  });

  it('refuses a category of the shop that is gone, and too many choices', async () => {
    const task = await ended((await send('net.csv', [header, 'Н-1;Полка;Полки;1'].join('\n'))).id);
    await start(task.id, true, { categories: { Полки: 2_000_000_000 } });
    expect(await ended(task.id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'other', text: expect.stringMatching(/Раздела, который вы выбрали/) },
    });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}`, 'skip']));
    const status = async (categories: object) =>
      (await start(task.id, true, { categories } as TaskOptions)).statusCode;
    expect(await status(many)).toBe(400);
    expect(await status({ Полки: 'сундук' })).toBe(400);
    expect(await status({ Полки: 0 })).toBe(400);
  });

  it('is undone as far as its values are still there', async () => {
    const first = [header, 'У-1;Стул Один;Стулья;100', 'У-2;Стул Два;Стулья;200'].join('\n');
    await load('stul.csv', first);
    const second = [
      header,
      'У-1;Стул Один;Стулья;150',
      'У-2;Стул Два;Стулья;250',
      'У-3;Стул Три;Стулья;300',
    ].join('\n');
    const done = await load('stul.csv', second);
    await shop.db.execute(sql`UPDATE variants SET price_kopecks = 77700 WHERE code = 'У-2'`);
    const undo = () => editor.call('POST', `/api/admin/imports/${done.run}/undo/`);
    expect((await undo()).json()).toEqual({ restored: 1, removed: 1, left: 1 });
    expect(await priceOf('У-1')).toMatchObject({ price: 10_000 });
    expect(await priceOf('У-2')).toMatchObject({ price: 77_700 });
    expect(await priceOf('У-3')).toMatchObject({ withdrawn: true });
    expect((await undo()).statusCode).toBe(404);
    const { runs } = (await editor.call('GET', '/api/admin/imports/')).json();
    expect(runs.find(({ id }: { id: number }) => id === done.run)).toMatchObject({
      undone_by: 'Вера',
      can_be_undone: false,
    });
  });

  it('takes goods off sale only when it is told to, and many only when that is confirmed', async () => {
    const lines = Array.from(
      { length: 10 },
      (_, index) => `С-${index};Стол ${index};Столы;${500 + index}`,
    );
    await load('stoly.csv', [header, ...lines].join('\n'));
    const task = await ended(
      (await send('stoly.csv', [header, ...lines.slice(0, 4)].join('\n'))).id,
    );
    expect(task.result?.missing).toMatchObject({ count: 6 });
    await start(task.id, true, { withdraw_missing: true });
    expect(await ended(task.id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'many_missing' },
    });
    await start(task.id, true, { withdraw_missing: true, confirmed: true });
    expect(await ended(task.id)).toMatchObject({ state: 'checked' });
    await start(task.id, false, { withdraw_missing: true, confirmed: true });
    expect(await ended(task.id)).toMatchObject({ state: 'done' });
    expect(await priceOf('С-9')).toMatchObject({ withdrawn: true });
  });

  it('asks whose goods they are where another source has them', async () => {
    const lines = Array.from(
      { length: 5 },
      (_, index) => `Ч-${index};Часы ${index};Часы;${500 + index}`,
    );
    await load('chasy.csv', [header, ...lines].join('\n'));
    const task = await ended((await send('drugie.csv', [header, ...lines].join('\n'))).id);
    expect(task).toMatchObject({
      state: 'failed',
      failure: { kind: 'same_goods', owner: 'chasy.csv' },
    });
    await start(task.id, true, { source: 'chasy.csv' });
    expect(await ended(task.id)).toMatchObject({ state: 'checked', result: { unchanged: 5 } });
    await start(task.id, true, { adopt_from: ['chasy.csv'] });
    expect(await ended(task.id)).toMatchObject({ state: 'checked', result: { handed_over: 5 } });
  });

  it('takes goods of the shop itself where it is told to, and names whose they are', async () => {
    const { rows } = await shop.db.execute<{ code: string }>(
      sql`SELECT code FROM variants v WHERE NOT EXISTS (SELECT FROM import_offers WHERE variant_id = v.id) ORDER BY id LIMIT 1`,
    );
    const fresh = Array.from({ length: 5 }, (_, index) => `НВ-${index};Ваза ${index};Вазы;900`);
    const own = `${rows[0]?.code};Свой товар;Вазы;1000`;
    const task = await ended((await send('vazy.csv', [header, ...fresh, own].join('\n'))).id);
    expect(task).toMatchObject({
      state: 'checked',
      result: { refused: 1, owners: ['свои'], refusals: [{ reason: expect.any(String) }] },
    });
    expect(task.result?.refusals[0]?.reason).not.toMatch(/--/);
    await start(task.id, true, { adopt_from: ['свои'] });
    expect(await ended(task.id)).toMatchObject({
      state: 'checked',
      result: { refused: 0, owners: [], handed_over: 1 },
    });
  });

  it('is listed until it is loaded or dropped', async () => {
    const open = async () =>
      (await editor.call('GET', TASKS)).json().tasks.map(({ name }: { name: string }) => name);
    const lines = [header, 'ЗБ-1;Забытый;Столы;500'].join('\n');
    const left = await ended((await send('zabyt.csv', lines)).id);
    const loaded = await ended((await send('zagruzhen.csv', lines.replace('ЗБ-1', 'ЗБ-2'))).id);
    expect((await open()).slice(0, 2)).toEqual(['zagruzhen.csv', 'zabyt.csv']);
    await start(loaded.id, false);
    await ended(loaded.id);
    expect((await open())[0]).toBe('zabyt.csv');
    expect((await editor.call('POST', `${TASKS}${left.id}/dropped/`)).statusCode).toBe(204);
    expect(await open()).not.toContain('zabyt.csv');
    expect((await editor.call('GET', `${TASKS}${left.id}/`)).statusCode).toBe(404);
    expect((await editor.call('POST', `${TASKS}${loaded.id}/dropped/`)).statusCode).toBe(404);
  });

  it('takes the price list that the office exports', async () => {
    const { rawPayload } = await editor.call('GET', '/api/admin/goods/export/?format=csv');
    const task = await ended((await send('goods.csv', rawPayload.toString('utf8'))).id);
    expect(task).toMatchObject({
      state: 'checked',
      failure: null,
      result: { changed: 0, refused: 0, price_list: ['price', 'old_price', 'stock'] },
    });
  });

  it('loads no address of a private network, and none without https', async () => {
    const begin = (address: string) => editor.call('POST', TASKS, { address });
    for (const address of ['http://feeds.example/yml', 'что-то', 'ftp://feeds.example/']) {
      expect([address, (await begin(address)).json()]).toMatchObject([
        address,
        { address: [expect.any(String)] },
      ]);
    }
    for (const host of ['127.0.0.1', '10.0.0.7', '[::1]', '169.254.169.254', 'localhost']) {
      const { id, name } = (await begin(`https://${host}/yml?key=tajna`)).json();
      expect(name).toBe(`${host}/yml`);
      const task = await ended(id);
      expect([host, task.failure?.text]).toEqual([host, expect.stringMatching(/внутренней сети/)]);
      expect(JSON.stringify(task)).not.toContain('tajna');
    }
  });

  it('is begun by those who may, and an empty file is refused', async () => {
    const keeper = await joined('warehouse');
    expect((await keeper.call('POST', TASKS, { address: 'https://a.example/' })).statusCode).toBe(
      403,
    );
    expect(await send('pusto.csv', '')).toMatchObject({ file: [expect.any(String)] });
    expect((await editor.call('GET', `${TASKS}2000000/`)).statusCode).toBe(404);
    const { id } = (await editor.call('POST', FILES, { name: 'chuzhoy.csv' })).json();
    const other = await joined('content');
    expect((await part(id, 0, 'а', other)).statusCode).toBe(404);
    expect((await part(id, 1, 'а')).statusCode).toBe(204);
    expect((await editor.call('POST', `${FILES}${id}/sent/`)).json()).toMatchObject({
      file: [expect.any(String)],
    });
    expect((await part(id, 400, 'а')).statusCode).toBe(404);
  });
});

describe('the sources of goods', () => {
  it('have an address that is loaded every night, of which the log shows no key', async () => {
    const change = (body: object) =>
      editor.call('PUT', '/api/admin/imports/sources/', { source: 'kovry.csv', ...body });
    expect((await change({ nightly: true })).json()).toMatchObject({
      address: [expect.any(String)],
    });
    expect((await change({ address: 'http://a.example/' })).statusCode).toBe(400);
    const address = 'https://a.example/yml?key=tajna';
    const { sources } = (await change({ address, nightly: true, masters: ['stock'] })).json();
    expect(sources.find(({ source }: { source: string }) => source === 'kovry.csv')).toMatchObject({
      address,
      nightly: true,
      masters: ['stock'],
    });
    const owner = await complete('owner');
    const { entries } = (await owner.call('GET', '/api/admin/audit/')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toContain('sources.change');
    expect(JSON.stringify(entries)).not.toContain('tajna');
  });
});
