import { describe, expect, it } from 'vitest';
import {
  isEmail,
  isPersonName,
  isPhone,
  isShopPhone,
  normalisePhone,
  replaceEight,
  startsWithEight,
} from './customer.ts';
import { discountPercent, prepaymentOf, toKopecks, toRoubles } from './money.ts';

describe('money', () => {
  it('converts to kopecks and back without a loss', () => {
    for (const roubles of [0.01, 0.1 + 0.2, 19.99, 54_990, 1_234_567.89]) {
      expect(toRoubles(toKopecks(roubles))).toBeCloseTo(roubles, 10);
      expect(Number.isInteger(toKopecks(roubles))).toBe(true);
    }
    expect(toKopecks(1.005)).toBe(100);
  });

  it('rounds half of the total up to the kopeck; the balance is the rest §9.20', () => {
    expect(prepaymentOf(100)).toBe(50);
    expect(prepaymentOf(101)).toBe(51);
    expect(101 - prepaymentOf(101)).toBe(50);
    expect(prepaymentOf(1)).toBe(1);
  });

  it('computes a discount in whole percent', () => {
    expect(discountPercent(6667, 10_000)).toBe(33);
    expect(discountPercent(100, null)).toBe(0);
    expect(discountPercent(100, 100)).toBe(0);
    expect(discountPercent(100, 90)).toBe(0);
  });
});

describe('customer data', () => {
  it.each([
    ...['Анна-Мария', 'Пётр', 'Ёлкин', 'Anna Maria'],
    ...['Гөлназ', 'Ўладзіміравіч', 'Әсель', 'Їжакевич', 'Ҷамшед', 'Ӑсан', 'Љубица'],
    ...['Müller', 'Łukasz', 'Şükran', 'Nguyễn', 'Þórr', 'Ağamäli'],
    // й and ё of two signs; a stress, which has no letter of one sign; a hyphen that does not break, and that of typography.
    ...['Сергеи\u0306', 'Пе\u0308тр', 'Ива\u0301н', 'Анна\u2011Мария', 'Анна\u2010Мария'],
  ])('the name %s is one §5.4', (name) => expect(isPersonName(name)).toBe(true));
  it.each([
    ...['Пётр2', 'a_b', 'Иван!', '<b>', '', 'Ⅷ Пётр', 'Γιώργος', '李', 'Пётр\u202e', '\u0301'],
    `И${'\u0301'.repeat(20)}ван`,
  ])('the name «%s» is invalid §5.4', (name) => expect(isPersonName(name)).toBe(false));

  it.each(['name@example.ru', 'a.b+c@mail.example.com', 'почта@пример.рф'])(
    '%s is an address §5.6',
    (email) => expect(isEmail(email)).toBe(true),
  );
  it.each([
    'name',
    'name@',
    '@example.ru',
    'a b@example.ru',
    'a@b',
    'a@b.c',
    'a@@b.ru',
    'a@b..ru',
    'a\u200b@b.ru',
    'a\u0001@b.ru',
    'a\u202eb@b.ru',
  ])('%s is no address §5.6', (email) => expect(isEmail(email)).toBe(false));

  it('accepts eleven digits that begin with 7, with any separators §5.8', () => {
    expect(isPhone('+7 (000) 000-00-00')).toBe(true);
    expect(normalisePhone('7 000 000 00 00')).toBe('+70000000000');
    for (const phone of ['8 000 000-00-00', '+7 000', '+7 (000) 000-00-000', '']) {
      expect(isPhone(phone)).toBe(false);
    }
  });

  it.each([
    ['8 800 555-35-35', true],
    ['8 (800) 555-35-35', true],
    ['8(495)000-00-00', true],
    ['+7 (000) 000-00-00', true],
    ['8 800 555', false],
    ['+49 800 555 35 35', false],
    ['', false],
  ])('the owner may write the phone of the shop as %s: %s', (phone, isOne) => {
    expect(isShopPhone(phone)).toBe(isOne);
  });

  it('converts a number that begins with 8', () => {
    expect(startsWithEight('8 (000) 000-00-00')).toBe(true);
    expect(startsWithEight('+7 (000) 000-00-00')).toBe(false);
    expect(replaceEight('8 (000) 000-00-00')).toBe('+70000000000');
  });
});
