import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { windows1251 } from '#tests/support/feed.ts';
import { readGoods } from '#tests/support/read-goods.ts';
import { workbook } from '#tests/support/xlsx.ts';

const CSV = 'Артикул;Название;Категория;Цена\nБ-1;Комод «Ёлка»;Комоды;100\n';
const xml = (declared: string, comment = '') =>
  `${declared}${comment}<yml_catalog><shop><categories><category id="1">Комоды</category></categories><offers><offer id="Б-1"><vendorCode>Б-1</vendorCode><name>Комод «Ёлка»</name><categoryId>1</categoryId><price>100</price></offer></offers></shop></yml_catalog>`;
const as = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
const READ = ['Б-1 | Комод «Ёлка» | Комоды | 100'];

const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const long = `<!-- ${'a'.repeat(50_000)} -->`;

it.each<[string, string | Uint8Array]>([
  ['XML without a declaration', xml('')],
  ['XML that says windows-1251 and is UTF-8', xml(as('windows-1251'))],
  ['the same with a byte order mark', `\ufeff${xml(as('windows-1251'))}`],
  ['the same whose first letters are Latin', xml(as('windows-1251'), long)],
  ['XML that says UTF-8 and is windows-1251', windows1251(xml(as('UTF-8')))],
  ['XML in windows-1251 that says so', windows1251(xml(as('windows-1251')))],
  ['XML in windows-1251 that says nothing', windows1251(xml(''))],
  ['XML in UTF-16LE', utf16le(xml(as('UTF-16')))],
  ['XML in UTF-16LE with a mark', utf16le(`\ufeff${xml(as('utf-8'))}`)],
  ['XML in UTF-16BE', utf16be(xml(as('UTF-16')))],
  ['XML in UTF-16BE with a mark', utf16be(`\ufeff${xml(as('utf-8'))}`)],
  ['CSV in UTF-8', CSV],
  ['CSV in windows-1251', windows1251(CSV)],
  ['CSV in UTF-16LE', utf16le(CSV)],
  ['CSV in UTF-16LE with a mark', utf16le(`\ufeff${CSV}`)],
  ['CSV in UTF-16BE', utf16be(CSV)],
  ['CSV in UTF-16BE with a mark', utf16be(`\ufeff${CSV}`)],
  ['letters of two signs in CSV', CSV.normalize('NFD')],
  ['letters of two signs in XML', xml('').normalize('NFD')],
  ['gz', gzipSync(strToU8(xml(as('utf-8'))))],
  ['gz of CSV in windows-1251', gzipSync(windows1251(CSV))],
  ['zip', zipSync({ 'export/feed.xml': strToU8(xml('')), '__MACOSX/feed.xml': strToU8('a') })],
  [
    'zip of a workbook',
    zipSync({
      'Прайс.xlsx': workbook([
        ['Артикул', 'Название', 'Категория', 'Цена'],
        ['Б-1', 'Комод «Ёлка»', 'Комоды', 100],
      ]),
    }),
  ],
])('reads goods from %s', async (_what, file) => {
  expect(await readGoods(file)).toEqual(READ);
});

const misread = (text: string) => new TextDecoder('windows-1251').decode(strToU8(text));
const asLatin = (text: string) => new TextDecoder('windows-1252').decode(strToU8(text));
const packed = gzipSync(strToU8(CSV));

it.each<[string, string | Uint8Array, string]>([
  ['names that were read as windows-1251', CSV.replace('Комод', misread('Комод')), 'РљРѕРјРѕРґ'],
  [
    'categories in Latin letters',
    CSV.replace('Комоды', asLatin('Комоды')),
    'буквы в файле испорчены',
  ],
  [
    'an encoding that is unknown',
    xml(as('klingon')).replaceAll(/[^ -~]/g, 'a'),
    '«klingon» неизвестна',
  ],
  ['an archive in an archive', gzipSync(packed), 'ещё один архив'],
  [
    'several feeds',
    zipSync({ 'a.xml': strToU8(xml('')), 'b.csv': strToU8(CSV) }),
    'несколько файлов',
  ],
  ['pictures', zipSync({ 'Б-1.jpg': strToU8('a') }), 'нет файла с товарами'],
  ['an OpenDocument', zipSync({ mimetype: strToU8('a'), 'content.xml': strToU8('<a/>') }), 'ODS'],
  ['a broken gz', packed.slice(0, -20), 'Архив повреждён'],
  ['a bomb', gzipSync(new Uint8Array(40 * 1024 ** 2).fill(10)), 'сжат намного сильнее'],
])('refuses %s with a sentence', async (_what, file, message) => {
  expect(await readGoods(file)).toContain(message);
});

it('takes no names for spoilt that have signs beside Р and С', async () => {
  const name = 'СССР «С» РЁБРА С№5 Р-№ Рё';
  expect(await readGoods(CSV.replace('Комод «Ёлка»', name))).toEqual([
    `Б-1 | ${name} | Комоды | 100`,
  ]);
});
