import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import { categoriesCommand } from './categories.ts';
import { contentCommand } from './content.ts';
import { importCommand } from './import.ts';
import type { Command } from './run-command.ts';
import { settingsCommand } from './settings.ts';
import { sourcesCommand } from './sources.ts';

const it = withShop();
const { shop } = fixturesOf(it);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-audited-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of the log that a command has left. */
async function rowsOf<Arguments>(command: Command<Arguments>, ...parameters: string[]) {
  const rows = async () =>
    (await shop.db.execute('SELECT actor, action, entity_id, changes FROM audit_log ORDER BY id'))
      .rows;
  const before = (await rows()).length;
  const { code, complaints } = await executeInProcess(command, parameters, {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: folder,
  });
  expect([code, complaints]).toEqual([0, []]);
  return (await rows()).slice(before);
}

const row = (action: string, entityId: string, changes = {}) => ({
  actor: 'terminal',
  action,
  entity_id: entityId,
  changes,
});

it('settings that the terminal changes are in the log, by name', async () => {
  const changes = { phone: 'changed' };
  expect(await rowsOf(settingsCommand, 'phone=+7 (000) 000-00-00')).toEqual([
    row('settings.change', 'shop', changes),
  ]);
  expect(await rowsOf(settingsCommand)).toEqual([]);
});

it('so are categories, goods, and the rules of their source', async () => {
  const file = join(folder, 'kovry.csv');
  const goods = ['Артикул;Название;Категория;Цена', 'К-1;Ковёр Луг;Половики;900', 'К-2;;;0'];
  writeFileSync(file, goods.join('\n'));
  expect(await rowsOf(importCommand, file, '--dry-run')).toEqual([]);
  expect(await rowsOf(importCommand, file)).toEqual([
    row('catalogue.import', 'kovry.csv', {
      created: { from: null, to: 1 },
      changed: { from: null, to: 0 },
      refused: { from: null, to: 1 },
    }),
  ]);
  expect(await rowsOf(sourcesCommand, 'kovry.csv', 'withdraw_percent=40')).toEqual([
    row('sources.change', 'kovry.csv', { withdrawPercent: 'changed' }),
  ]);
  expect(await rowsOf(categoriesCommand, 'poloviki', '--name', 'Дорожки')).toEqual([
    row('categories.change', 'poloviki', { name: 'changed' }),
  ]);
  expect(await rowsOf(categoriesCommand, 'poloviki', '--name', 'Дорожки')).toEqual([]);
});

it('so are the texts of the shop, where a push has changed something', async () => {
  const content = join(folder, 'content');
  await rowsOf(contentCommand, 'pull', content);
  // The pictures of the slides are not in the folder of this test: the first push leaves them out.
  await rowsOf(contentCommand, 'push', content);
  expect(await rowsOf(contentCommand, 'push', content)).toEqual([]);
  const page = join(content, 'pages/delivery.md');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nВозим и по воскресеньям.\n`);
  expect(await rowsOf(contentCommand, 'push', content, '--dry-run')).toEqual([]);
  expect(await rowsOf(contentCommand, 'push', content)).toEqual([row('content.push', 'shop')]);
});
