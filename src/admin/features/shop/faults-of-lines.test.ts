import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/call-api.ts';
import { withFaultsOfLines } from './faults-of-lines.ts';

it('stand at the field of all lines, each with its word; other faults stay where they are', () => {
  const refused = new ApiFailure(400, {
    code: 'invalid',
    'search_pages.рассрочка': ['Такой страницы нет.'],
    'search_pages.a.b': ['Это поле обязательно'],
    'contacts.phone': ['Введите телефон'],
  });
  expect((withFaultsOfLines(refused) as ApiFailure).fields).toEqual({
    search_pages: ['«рассрочка»: Такой страницы нет.', '«a.b»: Это поле обязательно'],
    'contacts.phone': ['Введите телефон'],
  });
  const late = new ApiFailure(409, { code: 'content_changed', now: { version: 2 } });
  expect(withFaultsOfLines(late)).toBe(late);
});
