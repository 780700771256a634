import { expect, it } from 'vitest';
import { z } from 'zod';
import { validationMessage } from '#messages/site/validation.ts';
import { profileChange, registration } from './accounts.ts';
import { callbackRequest } from './callbacks.ts';
import { orderCreate } from './orders.ts';
import { settingsChange } from './settings.ts';

z.config({ customError: validationMessage });

const contacts = ['phone', 'email', 'telegram'];
const fields: [string, z.ZodType, string[]][] = [
  ['an order', orderCreate, ['customer_name', 'email', 'phone_number', 'address', 'city']],
  ['an order', orderCreate, ['department_number', 'telegram', 'whatsapp']],
  ['a callback', callbackRequest, contacts],
  ['a profile', profileChange, ['first_name', 'last_name', 'midle_name', 'middle_name']],
  ['a profile', profileChange, ['phone_number', 'address', 'city']],
  ['a registration', registration, ['email']],
  ['the settings', settingsChange, [...contacts, 'address', 'seller_name']],
];

const cases = fields.flatMap(([name, schema, keys]) =>
  keys.map((field) => [field, name, schema] as const),
);

it.each(cases)('%s of %s is one line without control characters', (field, _name, schema) => {
  for (const sign of ['\n', '\r', '\u001b[2J', '\0', '\u009b', '\u2028', '\t']) {
    const problems = schema.safeParse({ [field]: `Вера${sign}Пётр` }).error?.issues ?? [];
    const said = problems.filter(({ path }) => path[0] === field).map(({ message }) => message);
    expect(said).toEqual([
      expect.stringMatching(/^\p{Lu}[\p{L}-]+: уберите переносы строк и служебные знаки$/u),
    ]);
  }
  const { error } = schema.safeParse({ [field]: '\n Вера \n' });
  expect(z.prettifyError(error ?? new z.ZodError([]))).not.toContain('уберите');
});

it('a comment has lines', () => {
  const { comment } = orderCreate.shape;
  expect(comment.parse('Домофон 34\nПозвоните заранее')).toBe('Домофон 34\nПозвоните заранее');
});
