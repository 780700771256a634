import type pg from 'pg';
import { z } from 'zod';
import { cleanSvg } from '#modules/brand/drawing/clean-svg.ts';
import { readPageFile } from '#modules/content/page-files.ts';
import { readYamlFile } from '#platform/files/yaml-file.ts';
import { importFeed } from '#tests/support/feed.ts';
import { workbook } from '#tests/support/xlsx.ts';
import type { Door } from './measure.ts';

const COLUMNS = [
  'Артикул',
  'Название',
  'Цена',
  'Категория',
  'Описание',
  'Ширина',
  'Цвет',
  'Фото',
  'Наличие',
];
const ROW = [
  'A-1',
  'Диван «Проба»',
  '1000',
  'Диваны',
  'Мягкий',
  '200 см',
  'серый',
  'https://shop.example/a.jpg',
  '2',
];
/** Of YML, and attributes of its elements. */
const ELEMENTS = [
  ...['name', 'price', 'description', 'param', 'picture'],
  ...['label', 'unit', 'category', 'vendor', 'id', 'url', 'dimensions'],
];

const LONGEST_CELL = 60_000;

/** What files of the owner and of suppliers can say. Files are read by commands and in the thread of an import. */
export const doorsOfFiles = (pool: pg.Pool): Door[] => [
  ...COLUMNS.map((column, place) => ({
    name: `CSV, ${column}`,
    most: LONGEST_CELL,
    read: (text: string) =>
      importFeed(pool, csv(ROW.with(place, text)), { dryRun: true }).catch(refused),
  })),
  {
    name: 'CSV, whole',
    most: LONGEST_CELL,
    read: (text) => importFeed(pool, text, { dryRun: true }).catch(refused),
  },
  {
    name: 'CSV, label',
    most: LONGEST_CELL,
    read: (text) =>
      importFeed(pool, csv(ROW, COLUMNS.with(-4, text)), { dryRun: true }).catch(refused),
  },
  ...['Название', 'Цена', 'Категория', 'Описание', 'Ширина'].map((column) => ({
    name: `XLSX, ${column}`,
    most: LONGEST_CELL,
    read: (text: string) => {
      const row = ROW.with(COLUMNS.indexOf(column), text);
      return importFeed(pool, workbook([COLUMNS, row]), { dryRun: true }).catch(refused);
    },
  })),
  {
    name: 'XLSX, label',
    most: LONGEST_CELL,
    read: (text) =>
      importFeed(pool, workbook([COLUMNS.with(-4, text), ROW]), { dryRun: true }).catch(refused),
  },
  ...ELEMENTS.map((element) => ({
    name: `YML, ${element}`,
    most: LONGEST_CELL,
    read: (text: string) => importFeed(pool, yml(element, text), { dryRun: true }).catch(refused),
  })),
  {
    name: 'YML, whole',
    most: LONGEST_CELL,
    read: (text) => importFeed(pool, `<yml_catalog>${text}`, { dryRun: true }).catch(refused),
  },
  {
    name: 'YAML file',
    most: LONGEST_CELL,
    read: (text) => attempt(() => readYamlFile('shop.yaml', text, anything)),
  },
  {
    name: 'SVG',
    most: LONGEST_CELL,
    read: (text) => attempt(() => cleanSvg(`<svg viewBox="0 0 9 9">${text}</svg>`)),
  },
  {
    name: 'SVG, path',
    most: LONGEST_CELL,
    read: (text) =>
      attempt(() =>
        cleanSvg(`<svg viewBox="0 0 9 9"><path d="${text.replaceAll('"', '')}"/></svg>`),
      ),
  },
  {
    name: 'page of the folder, head',
    most: LONGEST_CELL,
    read: (text) => attempt(() => readPageFile('pages/a.md', `---\n${text}\n---\n\nТекст`)),
  },
  {
    name: 'page of the folder, text',
    most: LONGEST_CELL,
    read: (text) => attempt(() => readPageFile('pages/a.md', `---\ntitle: А\n---\n\n${text}`)),
  },
];

const anything = { schema: z.unknown(), empty: {} };

const refused = () => undefined;

function attempt(read: () => unknown): void {
  try {
    read();
  } catch {
    // A refusal is an answer.
  }
}

const csv = (row: readonly string[], header: readonly string[] = COLUMNS) =>
  [header, row]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
    .join('\n');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function yml(element: string, text: string): string {
  const fields: Record<string, string> = {
    name: 'Диван «Проба»',
    price: '1000',
    description: 'Мягкий',
    param: '200',
    picture: 'https://shop.example/a.jpg',
    label: 'Ширина',
    unit: 'см',
    category: 'Диваны',
    id: '1',
    [element]: escaped(text),
  };
  const { param, label, unit, category, id, ...others } = fields;
  const written = Object.entries(others).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<yml_catalog><shop><categories><category id="1">${category}</category></categories><offers><offer id="${id}"><categoryId>1</categoryId><currencyId>RUR</currencyId><param name="${label}" unit="${unit}">${param}</param>${written.join('')}</offer></offers></shop></yml_catalog>`;
}
