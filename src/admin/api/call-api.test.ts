import { expect, it } from 'vitest';
import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure } from './call-api.ts';

it('a refusal says what is wrong also where no form shows its fields', () => {
  const said = (body: Record<string, unknown>) => new ApiFailure(400, body).message;
  expect(said({ code: 'invalid', file: ['Файл пуст.'] })).toBe('Файл пуст.');
  expect(said({ code: 'import_busy', detail: 'Идёт загрузка.' })).toBe('Идёт загрузка.');
  expect(said({})).toBe(officeMessages.failed);
});
