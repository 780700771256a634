import { expect, it } from 'vitest';
import { outerHandles } from './outer-handles.ts';

const faultsOf = (source: string) =>
  outerHandles('service.ts', source).map((fault) => fault.split(': in a transaction ')[0]);

it.each([
  ['db.transaction(async (tx) => insert(tx));', 'service.ts:1'],
  ['context.db.transaction(async (tx) => {\n  await insert(tx);\n});', 'service.ts:1'],
  ['context.db.transaction(async (db) => {\n  await insert(context.db);\n});', 'service.ts:2'],
  ['db.transaction(async (db) => {\n\n  await sendLink(context);\n});', 'service.ts:3'],
  ['db.transaction((db) => sendLink({ ...context, now }));', 'service.ts:1'],
  ['againIfTaken(context.db, (db) => sendLink(context));', 'service.ts:1'],
  [
    'interface Work {\n  readonly db: Database;\n  readonly names: () => Promise<Names>;\n}',
    'service.ts:3',
  ],
  ['interface Work extends Context {\n  today: (at: Date) => Promise<Day>;\n}', 'service.ts:2'],
])('finds the outer handle in %s', (source, place) => {
  expect(faultsOf(source)).toEqual([place]);
});

it.each([
  'context.db.transaction((db) => sendLink({ ...context, db }, context.clock.now()));',
  'db.transaction(async (db) => insert(db)); await sendLink(context);',
  'through(client).transaction(work, settings);',
  'interface Work { readonly db: Database; readonly names: (db: Database) => Promise<Names> }',
  'interface Work { readonly db: Database; readonly may: (what: string) => boolean }',
  'interface Archive { readonly close: () => Promise<void> }',
])('finds nothing in %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});
