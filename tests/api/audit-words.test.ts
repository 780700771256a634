import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { permissions } from '#contracts/admin/staff/permissions.ts';
import { changeText } from '#messages/office/audit-changes.ts';
import { actionWords, auditedActions, entityWords } from '#messages/office/audit-words.ts';

const sources = globSync('src/{modules,office,commands,server}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => /recordAction|audited\(|AuditedAction|action: '/.test(text));

const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

it('each action that the shop writes into its log has Russian words', () => {
  const subjects = new Set(auditedActions.map((action) => action.split('.')[0]));
  const written = found(/'([a-z_]+\.[a-z_]+)'/g).filter(
    (action) => subjects.has(action.split('.')[0]) && !permissions.includes(action as never),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((action) => !/^[а-яё]/i.test(actionWords(action)))).toEqual([]);
});

it('each kind of thing that the log names has Russian words', () => {
  const entities = found(/entity: '([a-z_]+)'/g);
  expect(entities.length).toBeGreaterThan(10);
  expect(entities.filter((entity) => !/^[а-яё]/i.test(entityWords(entity)))).toEqual([]);
});

it('each field whose change is written has Russian words', () => {
  const fields = found(/([a-z_]+): (?:'changed'|\{ from: )/gi).filter(
    (field) => field !== 'changes',
  );
  expect(fields.length).toBeGreaterThan(20);
  const told = fields.map((field) => changeText(field, 'changed', 'Europe/Moscow'));
  expect(told.filter((text) => !/^(?:[а-яё]|e-mail)/i.test(text))).toEqual([]);
});
