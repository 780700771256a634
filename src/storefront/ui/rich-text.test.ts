import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { RichText as Text } from '#contracts/rich-text.ts';
import { RichText } from './rich-text.tsx';

const rendered = (text: Text) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(RichText, { text })));

test('each heading of level 2 begins a section, and blocks are semantic elements', () => {
  expect(
    rendered([
      'Начало',
      { heading: 'Сроки', level: 2 },
      { terms: [{ term: '7 дней', text: 'на отказ' }] },
      { heading: 'Куда', level: 3 },
      { list: ['шкаф', 'шкаф'] },
      { list: ['раз'], ordered: true },
      {
        table: [
          ['Город', ''],
          ['Тула', '5 ₽'],
        ],
      },
    ]),
  ).toBe(
    '<div class="rich-text"><section><p>Начало</p></section><section><h2>Сроки</h2>' +
      '<dl class="rich-text__terms"><div><dt>7 дней</dt><dd>на отказ</dd></div></dl>' +
      '<h3>Куда</h3><ul class="rich-text__points"><li>шкаф</li><li>шкаф</li></ul>' +
      '<ol class="rich-text__numbers"><li>раз</li></ol>' +
      '<div class="rich-text__table"><table><thead><tr><th scope="col">Город</th><th scope="col"></th></tr></thead>' +
      '<tbody><tr><td>Тула</td><td>5 ₽</td></tr></tbody></table></div></section></div>',
  );
});

test('a text is no markup, and links lead where they say', () => {
  expect(
    rendered([
      [
        '<b>',
        { strong: 'жирный' },
        { emphasis: 'курсив' },
        { link: '/?page=delivery', text: ['к ', { strong: 'доставке' }] },
        { link: '/policy.pdf?v=1', text: 'политика' },
        { link: 'https://example.com/', text: 'сайт' },
        { link: 'tel:+70000000000', text: 'звонок' },
      ],
    ]),
  ).toBe(
    '<div class="rich-text"><section><p>&lt;b&gt;<strong>жирный</strong><em>курсив</em>' +
      '<a href="/?page=delivery">к <strong>доставке</strong></a>' +
      '<a href="/policy.pdf?v=1">политика</a>' +
      '<a href="https://example.com/" rel="noopener">сайт</a>' +
      '<a href="tel:+70000000000">звонок</a></p></section></div>',
  );
});
