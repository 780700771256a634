import { describe, expect, it } from 'vitest';
import { faultsOfPlainText, faultsOfText } from '#tests/support/russian-faults.ts';
import { textsOfSource, textsOfSources } from '#tests/support/texts-of-source.ts';

/** Files whose texts are printed by a terminal or written into files. */
const terminal: ReadonlySet<string> = new Set([
  'commands/backup',
  'commands/categories-command',
  'commands/category-files',
  'commands/check-shop',
  'commands/console',
  'site/content',
  'commands/content-files',
  'commands/export',
  'imports/import',
  'imports/left-out',
  'site/logo',
  'imports/mapping-file',
  'catalogue/missing-pictures',
  'orders/order-management',
  'catalogue/pictures',
  'commands/payments-command',
  'commands/pictures-command',
  'commands/settings-command',
  'commands/sources-command',
  'commands/staff-command',
]);

/** Literals of the specification that its author spelt so, and the title of a window, which has no lines. */
const asWritten: ReadonlySet<string> = new Set([
  'Выход...',
  'Подтверждение...',
  'Email успешно подтвержден!',
  '7 — Личный кабинет',
]);

/** A literal, and what only a program can cause. */
const forPrograms: ReadonlySet<string> = new Set([
  'Ошибка сервера: 7',
  'Тело запроса должно быть верным JSON.',
  'Тело запроса должно быть application/json.',
]);

const texts = textsOfSources('src/messages').filter(({ text }) => !asWritten.has(text));
const shown = texts.filter(({ file }) => !terminal.has(file));

const machinery = /сервер|заголов(?:к|ок)|JSON|разбираемся/i;
const otherWords = /состояни[ея]|габарит|закончил(?:ся|ась|ось)|удал[её]н(?!о)|никогда|навсегда/i;
const paidNow =
  /(?:опла[тч]|плат[её]ж|внести)\S* .{0,40}сейчас|сейчас .{0,40}(?:опла[тч]|плат[её]ж)/i;
const matching = (pattern: RegExp) =>
  shown.filter(({ text }) => pattern.test(text) && !forPrograms.has(text));

describe('the texts of the shop', () => {
  it('are found, those inside functions too', () => {
    const source = `export const m = { a: "Один", b: (n: number) => \`\${n} шт.\`, c: 'two' }; // три`;
    expect(textsOfSource(source)).toEqual(['Один', '7 шт.']);
    expect(texts.length).toBeGreaterThan(1000);
    const files = new Set(texts.map(({ file }) => file));
    for (const file of terminal) expect(files).toContain(file);
  });

  it('on screens and in letters have no fault that a machine sees', () => {
    const faulty = shown.flatMap(({ file, text }) =>
      faultsOfText(text).map((fault) => `${file}: ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  it('of the terminal and of files have ё, «ёлочки», … and closed percent', () => {
    const plain = texts.filter(({ file }) => terminal.has(file));
    expect(plain.flatMap(({ text }) => faultsOfPlainText(text))).toEqual([]);
  });

  it('of the office name no command of the terminal', () => {
    const office = texts.filter(({ file }) => file.startsWith('office/'));
    expect(office.length).toBeGreaterThan(300);
    // But the screen that tells what to do on the server.
    const commands = office.filter(
      ({ file, text }) => file !== 'office/server' && /npm /.test(text),
    );
    expect(commands).toEqual([]);
  });

  it('tell people what happened, not what the machine did', () => {
    // The owner who opens a shop does read of servers.
    const opening = ['site/opening-page', 'office/readiness', 'office/server'];
    expect(matching(machinery).filter(({ file }) => !opening.includes(file))).toEqual([]);
    expect(machinery.test('Запрос отклонён: нет заголовка X-CSRFToken.')).toBe(true);
  });

  it('have one word for one thing', () => {
    expect(matching(otherWords)).toEqual([]);
    for (const text of ['Состояние', 'Габариты', 'Закончилось']) expect(text).toMatch(otherWords);
  });

  it('ask for no payment «сейчас», for there is no button to pay', () => {
    expect(matching(paidNow)).toEqual([]);
    for (const text of ['К оплате сейчас', 'Сейчас нужно оплатить половину']) {
      expect(text).toMatch(paidNow);
    }
  });
});

describe('a fault', () => {
  it.each([
    ['е for ё', 'Статус еще не известен'],
    ['е for ё', 'Кровать из березы'],
    ['a straight quotation mark', 'Диван "Ладога"'],
    ['three dots', 'Подождите...'],
    ['a space before %', 'Предоплата 50 %'],
    ['a hyphen for a dash', 'Диван - это просто'],
    ['a hyphen in a range', 'За 3-5 дней'],
    ['a letter for ×', 'Матрас 90х200'],
    ['a unit without a space', 'Ширина 25мм'],
    ['thousands in one', 'Высота 1700\u00a0мм'],
    ['a plain space before a unit', 'Всего 3 шт.'],
    ['a plain space before a unit', 'Итого 900 ₽'],
    ['a plain space after № or арт.', 'Заказ № 7, арт.\u00a012'],
    ['a plain space after № or арт.', 'арт. 12'],
    ['a plain space between thousands', 'Выдержала 100 000\u00a0циклов'],
    ['a plain space before a dash', 'Срок — неделя'],
    ['spaces about ×', 'Ниша 40×60'],
    ['spaces about ×', 'Ниша 40 × 60'],
  ])('%s is seen: %s', (fault, text) => {
    expect(faultsOfText(text)).toEqual([`${fault}: ${text}`]);
  });

  it.each([
    'Тепло, темно и легко: дешевле не найти, а всё остальное ваше',
    'Звоните: +7 (000) 000-00-00, заказ 4F7K-2M9Q',
    'Спальное место 160\u00a0×\u00a0200\u00a0см\u00a0— за 3–5 дней, 54\u00a0990\u00a0₽, −50%',
    'npm run sources -- "ИСТОЧНИК" masters=price',
  ])('is not seen in «%s»', (text) => {
    expect(faultsOfText(text)).toEqual([]);
  });
});
