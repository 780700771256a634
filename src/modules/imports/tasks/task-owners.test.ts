import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';

const it = withImporter();

describe('an import of goods that others have, or that are gone', () => {
  it('takes goods off sale only when it is told to, and many only when that is confirmed', async ({
    importer,
  }) => {
    const lines = Array.from(
      { length: 10 },
      (_, index) => `С-${index};Стол ${index};Столы;${500 + index}`,
    );
    await importer.load('stoly.csv', [TABLE_HEADER, ...lines].join('\n'));
    const task = await importer.look('stoly.csv', [TABLE_HEADER, ...lines.slice(0, 4)].join('\n'));
    expect(task.result?.missing).toMatchObject({ count: 6 });
    await importer.start(task.id, true, { withdraw_missing: true });
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'failed',
      failure: { kind: 'many_missing' },
    });
    await importer.start(task.id, true, { withdraw_missing: true, confirmed: true });
    expect(await importer.ended(task.id)).toMatchObject({ state: 'checked' });
    await importer.start(task.id, false, { withdraw_missing: true, confirmed: true });
    expect(await importer.ended(task.id)).toMatchObject({ state: 'done' });
    expect(await importer.variantOf('С-9')).toMatchObject({ withdrawn: true });
  });

  it('asks whose goods they are where another source has them', async ({ importer }) => {
    const lines = Array.from(
      { length: 5 },
      (_, index) => `Ч-${index};Часы ${index};Часы;${500 + index}`,
    );
    await importer.load('chasy.csv', [TABLE_HEADER, ...lines].join('\n'));
    const task = await importer.look('drugie.csv', [TABLE_HEADER, ...lines].join('\n'));
    expect(task).toMatchObject({
      state: 'failed',
      failure: { kind: 'same_goods', owner: 'chasy.csv' },
    });
    await importer.start(task.id, true, { source: 'chasy.csv' });
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'checked',
      result: { unchanged: 5 },
    });
    await importer.start(task.id, true, { adopt_from: ['chasy.csv'] });
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'checked',
      result: { handed_over: 5 },
    });
  });

  it('takes goods of the shop itself where it is told to, and names whose they are', async ({
    shop,
    importer,
  }) => {
    const { rows } = await shop.db.execute<{ code: string }>(
      sql`SELECT code FROM variants v WHERE NOT EXISTS (SELECT FROM import_offers WHERE variant_id = v.id) ORDER BY id LIMIT 1`,
    );
    const fresh = Array.from({ length: 5 }, (_, index) => `НВ-${index};Ваза ${index};Вазы;900`);
    const own = `${rows[0]?.code};Свой товар;Вазы;1000`;
    const task = await importer.look('vazy.csv', [TABLE_HEADER, ...fresh, own].join('\n'));
    expect(task).toMatchObject({
      state: 'checked',
      result: { refused: 1, owners: ['свои'], refusals: [{ reason: expect.any(String) }] },
    });
    expect(task.result?.refusals[0]?.reason).not.toMatch(/--/);
    await importer.start(task.id, true, { adopt_from: ['свои'] });
    expect(await importer.ended(task.id)).toMatchObject({
      state: 'checked',
      result: { refused: 0, owners: [], handed_over: 1 },
    });
  });
});
