import { withoutHiddenSigns } from '#contracts/hidden-signs.ts';
import type { Column } from '../feed-item.ts';
import { limits } from '../limits.ts';

/** What the owner says of columns, by their names without case and marks (`headerOf`); `attribute`: read by its own name. */
export type ChosenColumns = Readonly<Record<string, Column | 'attribute'>>;

/** The names of columns, the most telling first: of «Цена» and «Розничная цена» the second is the price. */
const names: readonly (readonly [Column, string])[] = [
  ['id', 'id|ид|offer id|номер предложения|внешний код|внутренний код|код 1с|uuid'],
  [
    'article',
    'артикул|артикул товара|артикул поставщика|артикул производителя|код артикула|article|sku|vendor code|vendorcode|арт|код|код товара|код номенклатуры|product code|штрихкод|штрих-код|barcode|ean',
  ],
  [
    'name',
    'наименование товара|название товара|название товара или услуги|полное наименование|наименование|название|номенклатура|наименование номенклатуры|наименование продукции|номенклатура товара|имя товара|товар|продукт|изделие|name|title|product name|product',
  ],
  [
    'category',
    'категория|категория товара|раздел|раздел каталога|рубрика|группа товаров|группа товара|товарная группа|вид товара|вид номенклатуры|category|product type|categories|группы|группы товаров|размещение на сайте',
  ],
  ['subcategory', 'подкатегория|подраздел|подгруппа|подрубрика|subcategory'],
  [
    'price',
    'розничная цена|цена розничная|цена розн|розн цена|цена розница|розница|цена для сайта|цена на сайте|цена продажи|цена цена продажи|цена розничная цена|цена за шт|цена за ед|цена за единицу|цена|обычная цена|базовая цена|стоимость|ррц|рекомендованная цена|рекомендуемая розничная цена|мрц|price|retail price|regular price',
  ],
  [
    'oldPrice',
    'старая цена|цена старая|цена без скидки|цена до скидки|прежняя цена|зачеркнутая цена|полная цена|oldprice|old price|price old|цена до акции',
  ],
  [
    'salePrice',
    'цена со скидкой|цена с учетом скидки|акционная цена|цена по акции|новая цена|спеццена|специальная цена|скидочная цена|цена распродажи|sale price|special price|discount price',
  ],
  ['currency', 'валюта|currency|валюта цены|валюта (цена продажи)|валюта (розничная цена)'],
  [
    'description',
    'описание|описание товара|подробное описание|полное описание|текст|аннотация|краткое описание|description',
  ],
  [
    'pictures',
    'фото|фотография|фотографии|фото товара|изображение|изображения|картинка|картинки|ссылка на фото|ссылки на фото|ссылка на изображение|ссылки на изображения|ссылка на картинку|главное фото|дополнительные фото|доп фото|url фото|url изображения|photo|photos|image|images|picture|pictures|image url',
  ],
  ['group', 'id группы|код группы|номер группы|код модели|group id|group_id|parent sku'],
  [
    'count',
    'остаток|остатки|остаток на складе|количество на складе|кол-во на складе|свободный остаток|доступно|доступное количество|количество|кол-во|склад|на складе|stock|quantity|qty|count',
  ],
  [
    'stockWords',
    'наличие|наличие на складе|в наличии|статус наличия|доступность|availability|available',
  ],
  [
    'shown',
    'видимость на витрине|показывать на сайте|отображать на сайте|опубликован|публикация|активность|активен|архивный|в архиве|published|active|visible',
  ],
  ['url', 'ссылка|ссылка на товар|ссылка на страницу|адрес страницы|адрес|url|link'],
];

const byName = new Map(
  names.flatMap(([column, all]) =>
    all.split('|').map((name, rank) => [name, { column, rank }] as const),
  ),
);

/** Beside an article a barcode is a characteristic. */
const barcode = /штрих-?код|barcode|ean/i;

const unit =
  '(?:руб(?:лей|ля)?|р|₽|rub|rur|шт(?:ук)?|ед|с ндс|без ндс|вкл ндс|включая ндс|url|ссылка)';
const tail = new RegExp(`[\\s,/(]+${unit}\\s?\\)?$`);

/** A column's name without case, ё, units, brackets, marks and a number at the end. Of a long one the beginning: what is looked for at an end is looked for everywhere. */
export const headerOf = (label: string): string => {
  let name = withoutHiddenSigns(label.slice(0, limits.label))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\u00a0\u202f*:."']+/g, ' ')
    .replaceAll(/\s*№?\s*\d{1,2}$/g, '')
    .trim();
  while (tail.test(name)) name = name.replace(tail, '').trim();
  return name.replace(/[,;(]+$/, '').trim();
};

/**
 * What each column of a header holds; undefined for attributes and for what is left out, such as other sums. The most telling of several columns counts, columns of
 * pictures count together.
 */
export function columnsOf(
  header: readonly string[],
  chosen: ChosenColumns = {},
): (Column | undefined)[] {
  const said = header.map((label) => chosen[headerOf(label)]);
  const claimed = new Set(said);
  const read = understoodColumns(header);
  return read.map((column, index) => {
    const own = said[index];
    if (own === 'attribute') return undefined;
    // A column that the owner has given a meaning takes it from the one that seemed to have it.
    return own ?? (column && column !== 'pictures' && claimed.has(column) ? undefined : column);
  });
}

function understoodColumns(header: readonly string[]): (Column | undefined)[] {
  const read = header.map((label) => byName.get(headerOf(label)));
  const best = new Map<Column, number>();
  for (const found of read) {
    if (!found) continue;
    best.set(found.column, Math.min(found.rank, best.get(found.column) ?? found.rank));
  }
  const taken = new Set<Column>();
  const columns = read.map((found, index) => {
    if (!found) return undefined;
    const { column, rank } = found;
    if (column === 'pictures') return column;
    if (taken.has(column) || best.get(column) !== rank) {
      const mayBeId = column === 'article' && rank > 0 && !barcode.test(header[index] ?? '');
      return mayBeId && !taken.has('id') && !best.has('id') ? claim(taken, 'id') : undefined;
    }
    return claim(taken, column);
  });
  return withGroup(header, withPrice(columns));
}

/** Without a price beside it the price of a sale is the price; an old price is what a thing costs without a sale. */
function withPrice(columns: (Column | undefined)[]): (Column | undefined)[] {
  const sale = columns.indexOf('salePrice');
  if (sale === -1 || columns.includes('price')) return columns;
  const old = columns.indexOf('oldPrice');
  return columns.with(old === -1 ? sale : old, 'price');
}

function claim(taken: Set<Column>, column: Column): Column {
  taken.add(column);
  return column;
}

/**
 * «Группа» is the group of variants beside «Категория». Beside «Раздел» it is the category below, and alone it is the
 * category.
 */
function withGroup(header: readonly string[], columns: (Column | undefined)[]) {
  const place = header.findIndex((label) => headerOf(label) === 'группа');
  if (place === -1) return columns;
  const category = columns.indexOf('category');
  const meaning = (): Column | undefined => {
    if (category === -1) return 'category';
    if (headerOf(header[category] ?? '') === 'категория') {
      return columns.includes('group') ? undefined : 'group';
    }
    return columns.includes('subcategory') ? undefined : 'subcategory';
  };
  return columns.with(place, meaning());
}

/** Whether a row is the header: it names the article or the product, and a price or the stock. */
export function isHeader(cells: readonly string[], chosen: ChosenColumns = {}): boolean {
  const columns = new Set(columnsOf(cells, chosen));
  const isGoods = columns.has('article') || columns.has('name') || columns.has('id');
  return isGoods && (['price', 'oldPrice', 'count'] as const).some((column) => columns.has(column));
}

/** The names of the required columns that are missing. */
export function missingColumns(columns: readonly (Column | undefined)[]): string[] {
  const known = new Set(columns);
  const missing: string[] = (['name', 'price'] as const).filter((column) => !known.has(column));
  const hasArticle = known.has('article') || known.has('id');
  return hasArticle ? missing : [...missing, 'article'];
}
