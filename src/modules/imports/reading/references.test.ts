import { expect, it } from 'vitest';
import { plainText } from '#platform/text/plain-text.ts';
import { readGoods } from '#tests/support/read-goods.ts';

const NAME = 'Диван "Бостон" & пуф 200 см';
const once = 'Диван &quot;Бостон&quot; &amp; пуф 200&nbsp;см';
const twice = once.replaceAll('&', '&amp;');
const READ = [`Д-1 | ${NAME} | Диваны & кресла | 100`];

const xml = (name: string, category: string) =>
  `<yml_catalog><shop><categories><category id="1">${category}</category></categories><offers><offer id="Д-1"><vendorCode>Д-1</vendorCode><name>${name}</name><categoryId>1</categoryId><price>100</price></offer></offers></shop></yml_catalog>`;
const csv = (sign: string, ...cells: string[]) =>
  `${['Артикул', 'Название', 'Категория', 'Цена'].join(sign)}\n${cells.join(sign)}\n`;

it.each([
  ['XML, twice', xml(twice, 'Диваны &amp;amp; кресла')],
  ['XML, three times', xml(twice.replaceAll('&', '&amp;'), 'Диваны &amp;amp;amp; кресла')],
  ['a table with tabs', csv('\t', 'Д-1', once, 'Диваны &amp; кресла', '100')],
  ['a table with semicolons', csv(';', 'Д-1', once, 'Диваны &amp; кресла', '100')],
  ['a table with quotes', csv(';', '"Д-1"', `"${once}"`, '"Диваны &#38; кресла"', '"100"')],
  ['a table, twice', csv(',', 'Д-1', twice, 'Диваны &amp;amp; кресла', '100')],
])('reads names and categories that are escaped in %s', async (_what, text) => {
  expect(await readGoods(text)).toEqual(READ);
});

it('parts the cells of what only looks like a reference', async () => {
  expect(await readGoods(csv(';', 'Д-1', 'Стол A&B', 'Столы', '100'))).toEqual([
    'Д-1 | Стол A&B | Столы | 100',
  ]);
});

it.each([
  ['6&nbsp;м&sup2;', '6\u00a0м²'],
  ['&plusmn;2 &Oslash;120', '±2 Ø120'],
  ['&bdquo;Север&ldquo;', '„Север“'],
  [
    '&ge;80 &frac12; &euro; &copy; &rarr; &lsquo;ok&rsquo; &middot; &minus;5&deg;',
    '≥80 ½ € © → ‘ok’ · −5°',
  ],
  ['пере&shy;нос', 'перенос'],
  ['a&#7;b&#0;c &unknown; &copy=1', 'a b c &unknown; &copy=1'],
])('shows %s of a description as its signs', (html, text) => {
  expect(plainText(`<p>${html}</p>`)).toBe(text);
});
