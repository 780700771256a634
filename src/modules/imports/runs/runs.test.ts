import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { executeInProcess } from '#tests/support/execute-command.ts';
import { fixturesOf, withShop } from '#tests/support/fixtures/with-shop.ts';
import type { Member } from '#tests/support/staff.ts';
import { importCommand } from '../../../commands/import.ts';
import { recordFailedRun } from './record-run.ts';
import { purgeOldRuns } from './runs.ts';

const DAY = 86_400_000;
const it = withShop({ env: { RATE_LOGIN: '200/15m' } });
const { shop, office } = fixturesOf(it);
let folder: string;
let manager: Member;
let editor: Member;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gornitsa-runs-'));
  manager = await office.complete('manager');
  editor = await office.joined('content');
});
beforeEach(() => shop.db.execute('DELETE FROM import_runs'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = 'Артикул;Название;Категория;Цена';
const good = 'Р-1;Ковёр Луг;Ковры;900';
const bad = 'Р-2;;;0';

async function load(name: string, text: string): Promise<number> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder };
  return (await executeInProcess(importCommand, [file], env)).code;
}

const runs = async (person = editor) =>
  (await person.call('GET', '/api/admin/imports/')).json().runs;
const settle = (id: number, person = editor) =>
  person.call('POST', `/api/admin/imports/${id}/settled/`);
async function waiting(): Promise<number> {
  const { queues } = (await manager.call('GET', '/api/admin/today/')).json();
  return queues.find(({ name }: { name: string }) => name === 'imports_refused').count;
}

describe('an import', () => {
  it('that refuses something waits until a member has looked at it, with what it said', async () => {
    await load('a.csv', [header, good, bad].join('\n'));
    expect(await waiting()).toBe(1);
    const [run] = await runs();
    expect(run).toMatchObject({ source: 'a.csv', outcome: 'refusals', refused: 1, waits: true });
    expect(run.report.join('\n')).toMatch(/Отклонено:\n {2}строка 3 \(Р-2\)/);

    expect((await settle(run.id)).statusCode).toBe(204);
    expect(await waiting()).toBe(0);
    expect(await runs()).toMatchObject([{ id: run.id, waits: false, settled_by: 'Вера' }]);
    expect((await settle(run.id, manager)).statusCode).toBe(404);
  });

  it('waits for nobody where all came, or where its source has come again since', async () => {
    const own = 'Б-1;Ковёр Степь;Ковры;900';
    await load('b.csv', [header, own].join('\n'));
    expect(await runs()).toMatchObject([{ outcome: 'done', waits: false }]);
    await load('b.csv', [header, own, bad].join('\n'));
    await load('c.csv', [header, bad].join('\n'));
    expect(await waiting()).toBe(2);
    await load('b.csv', [header, own].join('\n'));
    expect(await waiting()).toBe(1);
    expect((await runs()).map(({ source }: { source: string }) => source)).toEqual([
      'c.csv',
      'b.csv',
      'b.csv',
      'b.csv',
    ]);
  });

  it('that fails says why, and that nothing was changed', async () => {
    expect(await load('d.xml', '<yml_catalog date="2026-01-01"><shop><offers><offer')).toBe(1);
    const [run] = await runs();
    expect(run).toMatchObject({ source: 'd.xml', outcome: 'failed', created: 0, waits: true });
    expect(run.report.join(' ')).not.toBe('');
    expect(await waiting()).toBe(1);
  });

  it('keeps no key of a feed that does not answer', async () => {
    const context = { db: shop.db, clock: { now: () => new Date() } };
    const address = 'https://vera:parol@feed.example/yml?key=taina';
    await recordFailedRun(context, 'feed.example/yml', `Адрес ${address} не отвечает`);
    expect((await runs())[0].report).toEqual(['Адрес https://feed.example/yml не отвечает']);
  });

  it('is seen by those who look after goods, and forgotten after half a year', async () => {
    await load('e.csv', [header, good].join('\n'));
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('GET', '/api/admin/imports/')).statusCode).toBe(403);
    const clock = (days: number) => ({ now: () => new Date(Date.now() + days * DAY) });
    await purgeOldRuns({ db: shop.db, clock: clock(170) });
    expect(await runs()).toHaveLength(1);
    await purgeOldRuns({ db: shop.db, clock: clock(190) });
    expect(await runs()).toEqual([]);
  });
});
