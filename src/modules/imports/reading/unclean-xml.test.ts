import { expect, it } from 'vitest';
import { readGoods } from '#tests/support/read-goods.ts';
import { limits } from '../limits.ts';

const yml = (offer: string, before = '') =>
  `${before}<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><categories><category id="1">Столы</category></categories><offers>
<offer id="1"><vendorCode>Д-1</vendorCode><price>990</price><categoryId>1</categoryId>${offer}</offer>
<offer id="2"><vendorCode>Д-2</vendorCode><price>500</price><categoryId>1</categoryId><name>Стул</name></offer></offers></shop></yml_catalog>`;

const second = 'Д-2 | Стул | Столы | 500';

it.each([
  ['an empty line above its declaration', yml('<name>Стол</name>', '\n')],
  ['a comment with two hyphens', yml('<!-- было -- стало --><name>Стол</name>')],
  ['a control character in an attribute', yml('<name lang="r\u0003">Стол</name>')],
  ['an attribute twice', yml('<name lang="ru" lang="ru">Стол</name>')],
])('reads a feed with %s', async (_what, text) => {
  expect(await readGoods(text)).toEqual(['Д-1 | Стол | Столы | 990', second]);
});

it('reads what only looks like a reference or an end of CDATA', async () => {
  const [first] = await readGoods(yml('<name>Стол &constructor; ]]> 2</name>'));
  expect(first).toBe('Д-1 | Стол &constructor; ]]> 2 | Столы | 990');
});

it('leaves a control character to the check of the row', async () => {
  const [first, ...others] = await readGoods(yml('<name>Стол\u000b2</name>'));
  expect(first).toBe('Д-1 | Стол\u000b2 | Столы | 990');
  expect(others).toEqual([second]);
});

it('reads on after a text that is longer than any other', async () => {
  const text = 'о'.repeat(limits.xmlPart / 2);
  const goods = await readGoods(yml(`<description>${text}</description><name>Стол</name>`));
  expect(goods).toEqual(['Д-1 | Стол | Столы | 990', second]);
});

it.each([
  ['a sign of less within a tag', '<param name="Ширина <60">50</param>', 2],
  ['an unescaped ampersand', '<name>Стол & стул</name>', 2],
  ['elements that cross', '<name>Стол<b></name></b>', 2],
  ['a text without an end', `<name>${'о'.repeat(limits.xmlPart + 1)}`, 2],
])('refuses a file with %s, and names the line', async (_what, offer, line) => {
  expect(await readGoods(yml(offer))).toMatch(`в строке ${line} нарушена разметка XML`);
});
