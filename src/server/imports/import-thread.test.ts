import { expect } from 'vitest';
import { TABLE_HEADER, withImporter } from '#tests/support/import-tasks.ts';
import { importInThread } from './import-thread.ts';

const it = withImporter({ runImport: importInThread });

it('an import of the office runs in a thread of its own', async ({ importer }) => {
  const task = await importer.load(
    'nit.csv',
    [TABLE_HEADER, 'Н-1;Ковёр Нить;Ковры;900'].join('\n'),
  );
  expect(task).toMatchObject({ state: 'done', result: { created: 1 } });
  expect(await importer.variantOf('Н-1')).toMatchObject({ price: 90_000 });
});
