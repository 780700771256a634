import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect } from 'vitest';
import { runTask } from '#modules/imports/tasks/run-task.ts';
import { importHere, type RunImport } from '../../src/server/imports/import-task.ts';
import { createImportThreads, importInThread } from '../../src/server/imports/import-thread.ts';
import { type Importer, TABLE_HEADER, TASKS, withImporter } from '../support/import-tasks.ts';
import { workbookFiles } from '../support/xlsx.ts';

/** What runs the imports of the test. */
let run: RunImport;
let runs = 0;
const it = withImporter({
  runImport: (parts, id) => {
    runs += 1;
    return run(parts, id);
  },
});
beforeEach(() => {
  run = importHere;
  runs = 0;
});

const TABLE = [TABLE_HEADER, 'ОБ-1;Стол;Столы;900'].join('\n');
const drop = (importer: Importer, id: number) =>
  importer.editor.call('POST', `${TASKS}${id}/dropped/`);

it('a workbook with a cell of endless text is refused by its thread, and others can begin', async ({
  importer,
}) => {
  run = importInThread;
  const files = workbookFiles([
    ['Артикул', 'Цена'],
    ['Х-1', 1],
  ]);
  const cell = `<row r="3"><c t="str"><v>${'а'.repeat(10_000_000)}</v></c></row></sheetData>`;
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  const bomb = zipSync({
    ...files,
    'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', cell)),
  });
  expect(bomb.length).toBeLessThan(100_000);
  const task = await importer.look('bomb.xlsx', bomb);
  expect(task).toMatchObject({
    state: 'failed',
    failure: { text: expect.stringMatching(/^В одной ячейке больше .* \(строка 3\)/) },
  });
  expect((await drop(importer, task.id)).statusCode).toBe(204);
});

it('an import whose thread had too little memory is not tried again, and says so', async ({
  importer,
}) => {
  run = createImportThreads(12);
  const task = await importer.look('memory.csv', TABLE);
  expect(task).toMatchObject({
    state: 'failed',
    failure: { text: expect.stringMatching(/^Файлу не\u00a0хватило памяти/) },
  });
  expect(runs).toBe(1);
  expect((await drop(importer, task.id)).statusCode).toBe(204);
  run = importHere;
  expect(await importer.load('small.csv', TABLE)).toMatchObject({ state: 'done', failure: null });
});

it('an import that went away with its process again and again does not begin once more', async ({
  shop,
  importer,
}) => {
  const parts = { url: shop.databaseUrl, publicUrl: 'http://localhost:3000', folder: tmpdir() };
  run = async () => undefined;
  const { id } = await importer.send('crash.csv', TABLE);
  await expect.poll(() => runs).toBe(1);
  await shop.db.execute(sql`UPDATE import_tasks SET state = 'reading', tries = 3 WHERE id = ${id}`);
  await importHere(parts, id);
  const task = await importer.ended(id);
  expect(task.failure?.text).toMatch(/^Загрузка обрывалась 3\u00a0раза/);
  // Who begins it anew has the file once more.
  run = importHere;
  await importer.editor.call('POST', `${TASKS}${id}/start/`, { dry_run: true, options: {} });
  expect((await importer.ended(id)).state).toBe('checked');
});

it('a fault of the program ends the import, is told, and is thrown for the log', async ({
  shop,
  importer,
}) => {
  run = async () => undefined;
  const { id } = await importer.send('fault.csv', TABLE);
  await expect.poll(() => runs).toBe(1);
  const { db } = shop;
  const runner = { db, publicUrl: '', folder: tmpdir(), mayConnect: () => false };
  await expect(runTask({ ...runner, pool: null as never }, id)).rejects.toThrow(TypeError);
  const task = await importer.ended(id);
  expect(task).toMatchObject({
    state: 'failed',
    failure: { text: expect.stringMatching(/^Загрузка оборвалась из-за ошибки программы/) },
  });
  expect((await drop(importer, id)).statusCode).toBe(204);
});
