import { gzipSync, zipSync } from 'fflate';
import { windows1251 } from '#tests/support/feed.ts';
import type { Random } from '../../../generated-shop.ts';
import { pick, type WrittenThing } from './goods.ts';
import type { Table } from './table.ts';
import { shuffled, writeText } from './texts.ts';

/** The bytes of a table as CSV, in an encoding and with the signs of some program. */
export function csvOf({ rows }: Table, random: Random): Uint8Array {
  const sign = pick([';', ';', ',', '\t'], random);
  const end = pick(['\n', '\r\n', '\r\n', '\r'], random);
  const isQuoted = random() < 0.2;
  const cell = (text: string) =>
    isQuoted || /["\n\r;,\t]/.test(text) || text.trim() !== text
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const hasRagged = random() < 0.2;
  const lines = rows.map((cells) => {
    const line = cells.map(cell).join(sign);
    return hasRagged && line.endsWith(sign) ? line.slice(0, -sign.length) : line;
  });
  const text = lines.join(end) + (random() < 0.8 ? end : '');
  return packed('goods.csv', encoded(text, random), random);
}

/** The bytes of these things as YML, as one of several generators writes it. */
export function ymlOf(things: readonly WrittenThing[], random: Random): Uint8Array {
  const categories = [...new Set(things.map(({ thing }) => thing.category))];
  const element = (name: string, text: string, attributes = '') =>
    `<${name}${attributes}>${xmlText(text, random)}</${name}>`;
  const offers = things.map((one) => {
    const { thing, price, oldPrice, stock, width } = one;
    const counts = stock.text !== '' && !/\p{L}|[>+]/u.test(stock.text);
    const count = pick(['count', 'quantity', 'stock_quantity'], random);
    const fields = [
      element('name', writeText(thing.name, random)),
      element('price', price.text),
      element('categoryId', String(categories.indexOf(thing.category) + 1)),
      element('currencyId', pick(['RUR', 'RUB'], random)),
      element('vendorCode', thing.article),
      element('param', width, pick([' name="Ширина" unit="см"', " name='Ширина, см'"], random)),
      ...(oldPrice.text === '' ? [] : [element('oldprice', oldPrice.text)]),
      ...(stock.text === '' || thing.stock === 'many' ? [] : [element(count, stock.text)]),
    ];
    const available =
      thing.stock === null ? '' : ` available="${counts || thing.stock === 'many'}"`;
    return `<offer id="${categories.length}${thing.article}"${available}>${shuffled(fields, random).join(pick(['', '\n'], random))}</offer>`;
  });
  const list = categories.map((name, index) =>
    element('category', writeText(name, random), ` id="${index + 1}"`),
  );
  const declared = pick(['', 'UTF-8', 'utf-8', 'windows-1251', 'UTF-16'], random);
  const head = declared === '' ? '' : `<?xml version="1.0" encoding="${declared}"?>\n`;
  const doctype = random() < 0.3 ? '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">' : '';
  const shop = `<shop><name>Проба</name><url>https://proba.example</url><categories>${list.join('')}</categories><offers>${offers.join('\n')}</offers></shop>`;
  const text = `${head}${doctype}<yml_catalog date="2026-01-15">${shop}</yml_catalog>`;
  return packed('feed.xml', encoded(text, random), random);
}

function xmlText(text: string, random: Random): string {
  if (random() < 0.1 && !text.includes(']]>')) return `<![CDATA[${text}]]>`;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return random() < 0.1
    ? escaped.replaceAll(/[а-я]/g, (letter) => `&#${letter.codePointAt(0)};`)
    : escaped;
}

/** Any encoding of the programs; Windows-1251 only where it has all the letters. */
function encoded(text: string, random: Random): Uint8Array {
  const way = pick(['utf-8', 'utf-8', 'bom', '1251', 'utf-16le', 'utf-16be'], random);
  if (way === 'utf-8') return Buffer.from(text);
  if (way === 'bom') return Buffer.from(`\ufeff${text}`);
  if (way === '1251') {
    const bytes = windows1251(text);
    return new TextDecoder('windows-1251').decode(bytes) === text ? bytes : Buffer.from(text);
  }
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return way === 'utf-16le' ? bytes : bytes.swap16();
}

function packed(name: string, bytes: Uint8Array, random: Random): Uint8Array {
  const way = random();
  if (way < 0.05) return gzipSync(bytes, { mtime: 0 });
  return way < 0.1 ? zipSync({ [`выгрузка/${name}`]: bytes }, { mtime: '2026-01-15' }) : bytes;
}
