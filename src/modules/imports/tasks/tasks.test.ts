import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { FILES, TABLE_HEADER, TASKS, withImporter } from '#tests/support/import-tasks.ts';
import { importHere } from '../../../server/imports/import-task.ts';
import { purgeUnsentFiles } from './kept-files.ts';

const it = withImporter();

describe('an import by the office', () => {
  it('is looked at first: it says what it would do and does nothing', async ({ importer }) => {
    const text = [TABLE_HEADER, 'О-1;Ковёр Луг;Ковры;900', 'О-2;;;0'].join('\n');
    const begun = await importer.send('kovry.csv', text);
    expect(begun).toMatchObject({ name: 'kovry.csv', is_dry_run: true, by: 'Вера' });
    const task = await importer.ended(begun.id);
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
    expect(await importer.variantOf('О-1')).toBeUndefined();
    expect((await importer.start(task.id, false)).statusCode).toBe(200);
    const done = await importer.ended(task.id);
    expect(done).toMatchObject({ state: 'done', is_dry_run: false, result: { created: 1 } });
    expect(await importer.variantOf('О-1')).toMatchObject({ price: 90_000 });
    const { runs } = (await importer.editor.call('GET', '/api/admin/imports/')).json();
    expect(runs[0]).toMatchObject({ id: done.run, source: 'kovry.csv', outcome: 'refusals' });
    expect((await importer.start(task.id, false)).json()).toMatchObject({ code: 'import_changed' });
  });

  it('is listed until it is loaded or dropped', async ({ importer }) => {
    const open = async () =>
      (await importer.editor.call('GET', TASKS))
        .json()
        .tasks.map(({ name }: { name: string }) => name);
    const lines = [TABLE_HEADER, 'ЗБ-1;Забытый;Столы;500'].join('\n');
    const left = await importer.look('zabyt.csv', lines);
    const loaded = await importer.look('zagruzhen.csv', lines.replace('ЗБ-1', 'ЗБ-2'));
    expect((await open()).slice(0, 2)).toEqual(['zagruzhen.csv', 'zabyt.csv']);
    await importer.start(loaded.id, false);
    await importer.ended(loaded.id);
    expect((await open())[0]).toBe('zabyt.csv');
    expect((await importer.editor.call('POST', `${TASKS}${left.id}/dropped/`)).statusCode).toBe(
      204,
    );
    expect(await open()).not.toContain('zabyt.csv');
    expect((await importer.editor.call('GET', `${TASKS}${left.id}/`)).statusCode).toBe(404);
    expect((await importer.editor.call('POST', `${TASKS}${loaded.id}/dropped/`)).statusCode).toBe(
      404,
    );
  });

  it('is listed while its file is sent, and can be dropped', async ({ shop, importer }) => {
    const { id } = (await importer.editor.call('POST', FILES, { name: 'dolgiy.csv' })).json();
    await importer.part(id, 0, 'Артикул;');
    await importer.part(id, 0, 'Артикул;Цена');
    await importer.part(id, 2, 'А-1;');
    const listed = async () => (await importer.editor.call('GET', TASKS)).json().tasks;
    expect((await listed())[0]).toMatchObject({
      name: 'dolgiy.csv',
      state: 'sending',
      bytes: Buffer.byteLength('Артикул;ЦенаА-1;'),
    });
    expect((await importer.editor.call('POST', `${TASKS}${id}/dropped/`)).statusCode).toBe(204);
    expect((await importer.part(id, 1, 'x')).statusCode).toBe(404);
    const { rows } = await shop.db.execute(
      sql`SELECT action FROM audit_log WHERE entity_id = 'dolgiy.csv' ORDER BY id`,
    );
    expect(rows).toEqual([{ action: 'imports.send' }, { action: 'imports.drop' }]);
  });

  it('is forgotten where its file was not sent within a day', async ({ shop, importer }) => {
    const { id } = (await importer.editor.call('POST', FILES, { name: 'broshen.csv' })).json();
    const purgeAfter = (hours: number) =>
      purgeUnsentFiles({
        db: shop.db,
        clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
      });
    await purgeAfter(23);
    expect((await importer.part(id, 0, 'Артикул')).statusCode).toBe(204);
    await purgeAfter(25);
    expect((await importer.part(id, 0, 'Артикул')).statusCode).toBe(404);
    const { rows } = await shop.db.execute(
      sql`SELECT action, actor FROM audit_log WHERE entity_id = 'broshen.csv' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ action: 'imports.expire', actor: 'system' }]);
  });

  it('keeps nothing of a file that is loaded', async ({ shop, importer }) => {
    const { id } = await importer.load(
      'odin.csv',
      [TABLE_HEADER, 'ОД-1;Один;Столы;500'].join('\n'),
    );
    const { rows } = await shop.db.execute(
      sql`SELECT count(*)::int AS parts FROM import_file_parts WHERE task_id = ${id}`,
    );
    expect(rows).toEqual([{ parts: 0 }]);
  });

  it('is refused where its member, or all, keep too much that is not loaded', async ({
    shop,
    office,
    importer,
  }) => {
    const other = await office.joined('content');
    const { id } = (await other.call('POST', FILES, { name: 'bolshoy.csv' })).json();
    const keep = (bytes: number) =>
      shop.db.execute(sql`UPDATE import_tasks SET bytes = ${bytes} WHERE id = ${id}`);
    const begun = async (person = other) =>
      (await person.call('POST', FILES, { name: 'eshchyo.csv' })).statusCode;
    await keep(2 * 1024 ** 3);
    expect((await importer.part(id, 0, 'Артикул', other)).json()).toMatchObject({
      file: [expect.stringContaining('Вы\u00a0отправили')],
    });
    expect([await begun(), await begun(importer.editor)]).toEqual([400, 201]);
    const address = { address: 'https://postavshchik.example/yml' };
    expect((await other.call('POST', TASKS, address)).statusCode).toBe(400);
    await keep(5 * 1024 ** 3);
    expect(await begun(importer.editor)).toBe(400);
    // A download that was begun before the others were there ends with the same words.
    const { rows } = await shop.db.execute<{ id: number }>(sql`
      INSERT INTO import_tasks (name, address, state, created_at, staff_id)
      SELECT 'adres', 'https://postavshchik.example/yml', 'queued', now(), staff_id FROM import_tasks WHERE id = ${id} RETURNING id`);
    const begunBefore = rows[0]?.id ?? 0;
    const parts = { url: shop.databaseUrl, publicUrl: 'http://localhost:3000', folder: 'var' };
    await importHere(parts, begunBefore);
    const ended = await shop.db.execute(
      sql`SELECT state, failure->>'text' AS text FROM import_tasks WHERE id = ${begunBefore}`,
    );
    expect(ended.rows).toEqual([
      { state: 'failed', text: expect.stringContaining('Вы\u00a0отправили') },
    ]);
    await shop.db.execute(sql`DELETE FROM import_tasks WHERE id = ${begunBefore}`);
    await keep(0);
    const statuses = [];
    while (statuses.length < 20) statuses.push(await begun());
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 201), 400]);
  });

  it('takes the price list that the office exports', async ({ importer }) => {
    const { rawPayload } = await importer.editor.call('GET', '/api/admin/goods/export/?format=csv');
    const task = await importer.look('goods.csv', rawPayload.toString('utf8'));
    expect(task).toMatchObject({
      state: 'checked',
      failure: null,
      result: { changed: 0, refused: 0, price_list: ['price', 'old_price', 'stock'] },
    });
  });

  it('loads no address of a private network, and none without https', async ({ importer }) => {
    const begin = (address: string) => importer.editor.call('POST', TASKS, { address });
    for (const address of ['http://feeds.example/yml', 'что-то', 'ftp://feeds.example/']) {
      expect([address, (await begin(address)).json()]).toMatchObject([
        address,
        { address: [expect.any(String)] },
      ]);
    }
    for (const host of ['127.0.0.1', '10.0.0.7', '[::1]', '169.254.169.254', 'localhost']) {
      const { id, name } = (await begin(`https://${host}/yml?key=tajna`)).json();
      expect(name).toBe(`${host}/yml`);
      const task = await importer.ended(id);
      expect([host, task.failure?.text]).toEqual([host, expect.stringMatching(/внутренней сети/)]);
      expect(JSON.stringify(task)).not.toContain('tajna');
    }
  });

  it('is begun by those who may, and an empty file is refused', async ({ office, importer }) => {
    const keeper = await office.joined('warehouse');
    expect((await keeper.call('POST', TASKS, { address: 'https://a.example/' })).statusCode).toBe(
      403,
    );
    expect(await importer.send('pusto.csv', '')).toMatchObject({ file: [expect.any(String)] });
    expect((await importer.editor.call('GET', `${TASKS}2000000/`)).statusCode).toBe(404);
    const { id } = (await importer.editor.call('POST', FILES, { name: 'chuzhoy.csv' })).json();
    const other = await office.joined('content');
    expect((await importer.part(id, 0, 'а', other)).statusCode).toBe(404);
    expect((await importer.part(id, 1, 'а')).statusCode).toBe(204);
    expect((await importer.editor.call('POST', `${FILES}${id}/sent/`)).json()).toMatchObject({
      file: [expect.any(String)],
    });
    expect((await importer.part(id, 400, 'а')).statusCode).toBe(404);
  });
});
