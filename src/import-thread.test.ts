import { expect, it } from 'vitest';
import { officeOfImports, TABLE_HEADER } from '#tests/support/import-tasks.ts';
import { importInThread } from './import-thread.ts';

const { load, variantOf } = officeOfImports({ runImport: importInThread });

it('an import of the office runs in a thread of its own', async () => {
  const task = await load('nit.csv', [TABLE_HEADER, 'Н-1;Ковёр Нить;Ковры;900'].join('\n'));
  expect(task).toMatchObject({ state: 'done', result: { created: 1 } });
  expect(await variantOf('Н-1')).toMatchObject({ price: 90_000 });
});
