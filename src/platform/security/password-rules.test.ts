import { expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error.ts';
import { requireGoodPassword } from './password-rules.ts';

const refusalOf = async (first: string, second = first, shopName = 'Мебельный двор') => {
  const typed = { first, second, email: 'obraztsova@example.ru', shopName };
  try {
    await requireGoodPassword(typed, { first: 'new', second: 'again' });
    return undefined;
  } catch (error) {
    return error instanceof DomainError ? error.details.fields : error;
  }
};

it.each([
  'Тихая гавань 42',
  'correct horse battery',
  'двор с видом на сад',
  'Xk3!vQ7z',
  'домовой9',
])('takes %s', async (password) => {
  expect(await refusalOf(password)).toBeUndefined();
});

it.each([
  ['коротко', /не короче 8/],
  ['OBRAZTSOVA', /совпадать с e-mail/],
  ['obraztsova@example.ru', /совпадать с e-mail/],
  // Among the 10,000 commonest of the world, the last of 8 characters too.
  ['Password1', /распространён/],
  ['iloveyou', /распространён/],
  ['trustno1', /распространён/],
  ['йцукен123', /распространён/],
  ['aaaaaaaaa', /повторяется/],
  ['абвабвабва', /повторяется/],
  ['1212121212', /повторяется/],
  ['Двор-2026', /Слова о мебели/],
  ['мебельный.двор', /Слова о мебели/],
  ['мебельДиван77', /Слова о мебели/],
])('refuses %s', async (password, reason) => {
  expect(await refusalOf(password)).toEqual({ new: [expect.stringMatching(reason)] });
});

it('refuses a repetition that differs', async () => {
  expect(await refusalOf('Тихая гавань 42', 'Тихая гавань 43')).toEqual({
    again: ['Пароли не совпадают'],
  });
});

it('takes time as a password is long, also where the name of the shop repeats its words', async () => {
  const password = `${'дом'.repeat(31)}ящ`;
  expect(await refusalOf(password, password, 'Дом мебели')).toBeUndefined();
  expect(await refusalOf('Домдивандвор1', 'Домдивандвор1', 'Двор и дом')).toEqual({
    new: [expect.stringMatching(/Слова о мебели/)],
  });
});
