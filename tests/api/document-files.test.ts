import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createDiskStorage } from '#platform/storage/file-storage.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { contentCommand } from '../../src/commands/content.ts';
import { fillEmptyContent, pullContent, pushContent } from '../../src/modules/content/index.ts';
import { DEMO_CONTENT } from '../../src/office/demo/demo-content.ts';
import { connectDatabase } from '../../src/platform/database/database.ts';
import { throwError } from '../support/database-url.ts';
import { createEmptyShop } from '../support/empty-shop.ts';
import { executeInProcess } from '../support/execute-command.ts';
import { addDocument } from '../support/legal-documents.ts';
import { waitForLock, whileHeld } from '../support/wait-for-lock.ts';

const now = new Date('2026-11-22T12:00:00Z');
const it = withShop();
const { shop } = fixturesOf(it);
let root: string;
let folder: string;
let count = 0;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-documents-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(async () => {
  count += 1;
  folder = join(root, String(count));
  await pullContent(store(), folder);
});

const store = () => ({ db: shop.db, storage: createDiskStorage(join(root, 'pictures')) });
const fileOf = (kind: string) => join(folder, 'documents', `${kind}.md`);
const write = (kind: string, inForce: string, text: string) =>
  writeFileSync(fileOf(kind), `---\ntitle: Документ\nin_force: ${inForce}\n---\n\n${text}\n`);
const push = async (options = {}) =>
  (await pushContent(store(), folder, { now, yes: true, ...options })).lines.filter((line) =>
    /Политика|Согласие|Оферта|Изменений/.test(line),
  );
const refusal = () => push().then(String, (error: Error) => error.message);
const versions = async () => {
  const { rows } = await shop.db.execute<{ kind: string; version: number }>(
    sql`SELECT kind, max(version) AS version FROM legal_documents GROUP BY kind ORDER BY kind`,
  );
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]));
};

it('a pulled document has its title, day and text with the requisites, and pushes as the same', async () => {
  const file = readFileSync(fileOf('policy'), 'utf8');
  expect(file).toContain(
    '---\ntitle: Политика обработки персональных данных\nin_force: 2025-09-01\n---\n',
  );
  expect(file).toContain('ИНН 0000000000, ОГРН 0000000000000, адрес: г. Примерск');
  await push();
  expect(await push()).toEqual(['Изменений нет.']);
  expect(await versions()).toEqual({ consent: 1, offer: 1, policy: 1 });
});

it('a changed text is a new version, which a dry run only reports', async () => {
  write('policy', '2026-12-01', 'Продавец: **{seller}**, пишите на {email}.');
  const line = '  Политика: новая версия 2, действует с 1 декабря 2026 г.';
  expect(await push({ dryRun: true })).toEqual([line]);
  expect((await versions()).policy).toBe(1);
  expect(await push()).toEqual([line]);
  const { rows } = await shop.db.execute(
    sql`SELECT title, body, in_force::text, published_at FROM legal_documents WHERE kind = 'policy' ORDER BY version DESC LIMIT 1`,
  );
  expect(rows).toEqual([
    {
      title: 'Документ',
      body: [
        [
          'Продавец: ',
          { strong: 'ООО «Горница» (демонстрационный магазин)' },
          ', пишите на\u00a0hello@gornitsa.example.',
        ],
      ],
      in_force: '2026-12-01',
      published_at: expect.anything(),
    },
  ]);
  expect(await push()).toEqual(['Изменений нет.']);
});

it('a changed text needs a day that is not over, and the day alone is a version too', async () => {
  write('consent', '2026-11-21', 'Новый текст');
  expect(await refusal()).toBe(
    'documents/consent.md:3: in_force: документ изменился, а день уже прошёл. Поставьте 2026-11-22 или более поздний.',
  );
  write('consent', '2026-11-22', 'Новый текст');
  expect(await push()).toEqual(['  Согласие: новая версия 2, действует с 22 ноября 2026 г.']);
  write('consent', '2026-11-25', 'Новый текст');
  expect(await push()).toEqual(['  Согласие: новая версия 3, действует с 25 ноября 2026 г.']);
});

it('a day is over in the time zone that the folder names', async () => {
  const file = join(folder, 'shop.yaml');
  const zone = (text: string) => text.replace(/time_zone: .*/, 'time_zone: Asia/Kamchatka');
  writeFileSync(file, zone(readFileSync(file, 'utf8')));
  write('consent', '2026-11-22', 'В Москве ещё этот день.');
  expect(await refusal()).toContain('Поставьте 2026-11-23 или более поздний.');
});

it.each([
  ['policy', 'title: А\nin_force: 32 декабря', 'policy.md:3: in_force: '],
  ['policy', 'in_force: 2026-12-01', 'policy.md:1: title: '],
  ['offer', 'title: А\nin_force: 2026-12-01\nversion: 7', 'offer.md:4: Поля «version» здесь нет'],
  ['rules', 'title: А\nin_force: 2026-12-01', 'rules.md: Документов три: policy.md'],
])('%s with %j is refused by file and line', async (kind, head, words) => {
  writeFileSync(fileOf(kind), `---\n${head}\n---\n\nТекст\n`);
  expect(await refusal()).toContain(`documents/${words}`);
});

it('a place that nothing fills is refused by its line', async () => {
  write('offer', '2026-12-01', 'Продавец {seller}.\n\nДиректор {director}.');
  expect(await refusal()).toMatch(/^documents\/offer\.md:8: \{director\} нечем заполнить/);
  expect((await versions()).offer).toBe(1);
});

it('a page may not stand at the address of a document', async () => {
  writeFileSync(join(folder, 'pages/offer.md'), '---\ntitle: Оферта\n---\n\nТекст\n');
  expect(await refusal()).toMatch(/^pages\/offer\.md: .*documents\/offer\.md/);
});

it('a document that the shop has changed after the pull is not replaced unasked', async () => {
  await addDocument(shop.db, 'offer');
  write('offer', '2026-12-01', 'Моя');
  await expect(pushContent(store(), folder, { now })).rejects.toThrow(/\n {2}Документ «Оферта»\n/);
});

it.each([
  ['Горница', ['consent', 'offer', 'policy']],
  ['Двор', []],
])(
  'a shop of an earlier version that is called %s gets the documents %j of the demo',
  async (name, kinds) => {
    const { db, close } = connectDatabase(await createEmptyShop(), 2, throwError);
    await db.execute(
      sql`UPDATE site_settings SET identity = ${JSON.stringify({ name })}, address = 'Своя'`,
    );
    for (let start = 1; start <= 2; start += 1)
      await fillEmptyContent({ ...store(), db }, DEMO_CONTENT);
    const { rows } = await db.execute(sql`
    SELECT kind, version, (SELECT address FROM site_settings) AS address FROM legal_documents ORDER BY kind`);
    expect(rows).toEqual(kinds.map((kind) => ({ kind, version: 1, address: 'Своя' })));
    await close();
  },
);

it('of two pushes at the same instant the slower one is told to try again, with code 1', async () => {
  const pushing = await whileHeld(shop.db, async (db) => {
    await db.execute(sql`UPDATE site_settings SET address = 'г. Примерск, новый адрес'`);
    const slower = executeInProcess(contentCommand, ['push', folder, '--yes'], {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: root,
    });
    await waitForLock(shop.db, slower);
    return { slower };
  });
  expect(await pushing.slower).toMatchObject({
    code: 1,
    complaints: [expect.stringMatching(/Одновременно с вами .* повторите команду\.$/)],
  });
});

it('a push whose database has gone away ends with a sentence, with code 1', async () => {
  const pushing = await whileHeld(shop.db, async (db) => {
    await db.execute(sql`UPDATE site_settings SET address = 'г. Примерск, новый адрес'`);
    const cutOff = executeInProcess(contentCommand, ['push', folder, '--yes'], {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: root,
    });
    await waitForLock(shop.db, cutOff);
    await db.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`);
    await cutOff;
    return { cutOff };
  });
  expect(await pushing.cutOff).toMatchObject({
    code: 1,
    complaints: [
      expect.stringMatching(/^Связь с базой данных прервалась: .* Повторите команду\.$/),
    ],
  });
});
