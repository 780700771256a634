import { twoReadings } from '../commands/numbers.ts';
import { counted, groupDigits } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';

const fieldNames: Record<string, string> = {
  id: 'артикул или номер предложения (id)',
  name: 'название',
  category: 'категория',
  categoryId: 'категория',
  price: 'цена',
  oldPrice: 'старая цена',
  oldprice: 'старая цена',
  count: 'остаток',
  description: 'описание',
  article: 'артикул',
  vendorCode: 'артикул',
  group: 'группа',
  variant: 'вариант',
  param: 'характеристики',
};
const field = (name: string) => fieldNames[name] ?? name;

const columnNames: Record<string, string> = {
  name: 'Название',
  category: 'Категория',
  price: 'Цена',
  article: 'Артикул',
};

/** The fields of a price list: what is set, and who is master of it. */
const priceFieldNames: Record<string, string> = {
  price: 'цена',
  old_price: 'старая цена',
  stock: 'остаток',
};
const fieldList = (fields: readonly string[]) =>
  fields.map((name) => priceFieldNames[name]).join(', ');

const offers = (count: number) => counted(count, 'предложение', 'предложения', 'предложений');

interface SameGoods {
  readonly source: string;
  /** The source of the goods; empty for the shop's own. */
  readonly owner: string;
  readonly hits: number;
  readonly offers: number;
  /** The names for `--source` and `--adopt-from`. */
  readonly sameAs: string;
  readonly adoptFrom: string;
}

interface HandedGoods {
  readonly name: string;
  readonly category: string;
  readonly price: number;
}

interface HandedOver {
  readonly code: string;
  readonly former: string;
  readonly before: HandedGoods;
  readonly after: HandedGoods;
  readonly stated: Pick<HandedGoods, 'name' | 'category'> | null;
}

interface SharedArticleLine {
  readonly article: string;
  readonly offers: readonly string[];
  readonly codes: readonly string[];
}

interface MovedLine {
  readonly name: string;
  /** Names of parents; null: the top level. */
  readonly from: string | null;
  readonly to: string | null;
}
const place = (parent: string | null) => (parent === null ? 'верхний уровень' : `«${parent}»`);

/** «было → стало», or what stayed. */
const change = (before: string, after: string): string =>
  before === after ? after : `${before} → ${after}`;

const keepsTexts = ({ name, category }: Pick<HandedGoods, 'name' | 'category'>): string =>
  `. В файле это «${name}» из категории «${category}»: товар оставляет свои, потому что в нём есть и другие варианты`;

interface FailedPicturesLine {
  readonly host: string;
  readonly reason: string;
  readonly count: number;
}

/** Prices in kopecks. */
interface LargePrices {
  readonly count: number;
  readonly all: number;
  readonly examples: readonly {
    readonly article: string;
    readonly name: string;
    readonly from: number;
    readonly to: number;
  }[];
}

const largePricesText = ({ count, all }: LargePrices) =>
  `Сильно меняются цены: ${groupDigits(count)} из ${groupDigits(all)}.`;

const priceExamples = (examples: LargePrices['examples']) =>
  `Например: ${examples.map(({ article, name, from, to }) => `${article} «${name}», было ${formatPrice(from / 100)}, стало бы ${formatPrice(to / 100)}`).join('; ')}`;

interface RefusedLine {
  readonly line: number;
  readonly offer: string;
  readonly article?: string;
  readonly name?: string;
  readonly reason: string;
}

const NAME_SHOWN = 60;
const shortened = (name: string): string =>
  name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN).trim()}…` : name;

/** Reasons why a file or an offer is refused, and terminal output of the import. */
export const importMessages = {
  usage: `Импорт каталога: npm run import -- ФАЙЛ|АДРЕС [--source ИМЯ] [--adopt-from ИМЯ] [--withdraw-missing [--yes]] [--dry-run]
      [--propose-mapping | --mapping ФАЙЛ-ПРАВИЛ] [--look-alikes same|different]
  --source ИМЯ         чей это каталог (обычно узнаётся из файла)
  --adopt-from ИМЯ     забрать по артикулам товары этого источника; «свои» — товары самого магазина
  --withdraw-missing   снять с продажи предложения этого источника, которых в файле больше нет
  --yes                снять, даже если их много, и принять цены, которые сильно меняются
  --dry-run            всё проверить и ничего не записать
  --propose-mapping    записать файл правил: как магазин понимает характеристики этого источника (товары не меняются)
  --mapping ФАЙЛ       понимать характеристики по этому файлу и запомнить его для источника
  --look-alikes same   артикулы, которые отличаются только видом (регистром, дефисами), — одни и те же товары;
                       different — разные`,

  noFile: (location: string) => `Файла ${location} нет.`,
  noAnswer: (address: string) => `Сервер не отвечает: ${address}`,
  badAnswer: (address: string, status: number) => `Сервер ответил ${status}: ${address}`,
  badRedirect: (address: string) =>
    `Сервер перенаправляет на адрес, который записан с ошибкой: ${address}`,
  redirects: (address: string) => `Слишком много перенаправлений: ${address}`,
  tooBig: 'Файл больше 2 ГБ: разделите его на части.',
  readingFailed: 'Файл не дочитан: чтение оборвалось.',
  manyRows: (most: number) =>
    `В\u00a0файле больше ${groupDigits(String(most))}\u00a0строк. Разделите его на\u00a0части.`,
  noWorkbook: 'Это архив, а\u00a0не\u00a0таблица. Сохраните таблицу как XLSX или CSV.',
  tooHard: 'Файл не\u00a0удалось прочитать: он слишком сложный. Сохраните таблицу заново как CSV.',
  emptyFile: 'Файл пуст.',
  unknownEncoding: (name: string) => `Кодировка «${name}» неизвестна.`,
  brokenXml: (line: number) =>
    `Файл повреждён или оборван: в строке ${line} нарушена разметка XML.`,
  ownEntities: (line: number) =>
    `Строка ${line}: файл объявляет собственные подстановки (DOCTYPE с «[»), такие файлы не принимаются.`,
  notYml: (root: string) => {
    if (/^html$/i.test(root))
      return 'Это страница HTML, а не таблица и не YML. Если это прайс с окончанием .xls, откройте его в Excel и сохраните как XLSX.';
    if (root === 'КоммерческаяИнформация')
      return 'Это файл обмена 1С с сайтом (CommerceML). Выгрузите из 1С прайс-лист в XLSX или YML для Яндекс Маркета.';
    if (root === 'Workbook')
      return 'Это таблица XML из Excel 2003. Откройте её в Excel и сохраните как XLSX.';
    return `Это не YML: корневой элемент называется «${root}», а не yml_catalog.`;
  },
  tooDeep: (line: number) => `Строка ${line}: элементы вложены слишком глубоко.`,
  brokenTable: (line: number) =>
    `Таблица повреждена: кавычка, открытая в строке ${line}, не закрыта.`,
  noColumns: (columns: readonly string[]) =>
    `В таблице нет столбцов: ${columns.map((name) => columnNames[name]).join(', ')}.`,
  sideBySide: (labels: readonly string[]) =>
    `Рядом стоят две таблицы с одинаковыми заголовками: ${labels
      .filter(Boolean)
      .map((label) => `«${label}»`)
      .join(', ')}. Поставьте вторую под первой или добавьте обеим столбец «Категория».`,
  brokenWorkbook: 'Файл Excel (XLSX) повреждён, оборван или защищён паролем.',
  oldWorkbook: 'Файл старого формата Excel (XLS): сохраните его как XLSX.',
  bigWorkbook: 'Файл распаковывается в слишком большой: сохраните таблицу как CSV.',
  bomb: 'Файл сжат намного сильнее обычной таблицы. Сохраните таблицу заново или как CSV, без архива.',
  brokenArchive: 'Архив повреждён или оборван.',
  nestedArchive: 'В архиве лежит ещё один архив: распакуйте его и загрузите файл из него.',
  noFeedInArchive: 'В архиве нет файла с товарами (XML, YML, XLSX или CSV).',
  severalFeeds: 'В архиве несколько файлов с товарами: загрузите каждый отдельно.',
  openDocument: 'Файл OpenDocument (ODS): сохраните таблицу как XLSX или CSV.',
  misread: (text: string) =>
    `Русские буквы в файле испорчены: «${text}». Программа, которая его сделала, прочитала UTF-8 как другую кодировку. Выгрузите файл заново в UTF-8.`,
  bigCell: (most: number, line?: number) =>
    `В одной ячейке больше ${groupDigits(most)} знаков${line ? ` (строка ${line})` : ''}: таблица не прочитана. Очистите эту ячейку.`,
  bigRow: (most: number, line: number) =>
    `В строке ${line} больше ${groupDigits(most)} знаков: таблица не прочитана. Сократите тексты этой строки.`,
  tooManyCategories: 'В файле слишком много категорий.',
  nothingUsable:
    'В файле нет ни одного годного предложения: снимать с продажи всё остальное было бы ошибкой.',
  busy: 'Другой импорт ещё идёт. Дождитесь его конца.',
  interrupted: 'Прервано: в магазине ничего не изменилось.',
  failed: (reason: string) => `${reason}\nВ магазине ничего не изменилось.`,
  connectionLost: 'Связь с базой данных прервалась.',

  wrongCells: (found: number, expected: number) =>
    `в строке ${counted(found, 'ячейка', 'ячейки', 'ячеек')}, а столбцов ${expected}`,
  twinColumns: (label: string, first: string, second: string) =>
    `два столбца «${label}» говорят разное: «${first}» и «${second}». Переименуйте лишний`,
  unnamedCell: (text: string) => `столбец без названия: «${text}»`,
  faultyCell: (column: string, value: string) => `${column}: в ячейке ошибка формулы ${value}`,
  noSection: 'не указано: категория (строка стоит выше первого раздела)',
  missing: (name: string) => `не указано: ${field(name)}`,
  overlong: (name: string) => `слишком длинно: ${field(name)}`,
  madeDate: (name: string, text: string) =>
    `${field(name)}: «${text}» — программа таблиц сделала из номера дату. Сделайте столбец текстовым, впишите номер и сохраните файл ещё раз`,
  narrowColumn: (name: string, text: string) =>
    `${field(name)}: «${text}» — столбец был узок, и вместо номера сохранились решётки. Расширьте столбец и сохраните файл ещё раз`,
  shortenedNumber: (name: string, text: string) =>
    `${field(name)}: «${text}» — программа таблиц сократила длинное число, его цифр в файле нет. Сделайте столбец текстовым и сохраните файл ещё раз`,
  brokenText: 'в тексте недопустимые знаки: файл в другой кодировке или повреждён',
  currency: (name: string) => `валюта ${name} не поддерживается, нужны рубли (RUR или RUB)`,
  notRoubles: (name: string, value: string) =>
    `${field(name)}: «${value}» — не в рублях. Пересчитайте цену в рубли`,
  badNumber: (name: string, value: string) => `${field(name)}: «${value}» — не число`,
  twoPrices: (name: string, text: string, readings: readonly number[]) =>
    `${field(name)} ${twoReadings(text, readings, '₽')}`,
  twoStocks: (text: string, readings: readonly number[]) =>
    `остаток ${twoReadings(text, readings, 'шт.')}`,
  priceFrom: (name: string, text: string) =>
    `${field(name)}: «${text}» — это наименьшая цена, а нужна цена этого товара`,
  halfKopeck: (name: string, text: string) =>
    `${field(name)}: «${text}» — копеек не больше двух цифр, например 12500,50`,
  badPieces: (value: string, most: number) =>
    `остаток: «${value}» — нужно целое число штук от 0 до ${groupDigits(most)}`,
  badPrice: (name: string) => `${field(name)}: нужно число больше нуля и не больше миллиарда`,
  noCategory: 'такой категории в файле нет',
  repeatedId: (id: string) => `артикул или номер предложения «${id}» повторяется`,
  ownedBy: (code: string, owner: string, name: string) =>
    `артикул «${code}» уже у товара ${owner === '' ? 'самого магазина' : `источника «${owner}»`}; если это он и теперь его ведёт этот файл, повторите с --adopt-from "${name}", а другому товару дайте другой артикул`,
  codeOfOther: (code: string, owner: string) =>
    `артикул «${code}» уже у товара ${owner === '' ? 'самого магазина' : `источника «${owner}»`}, дайте этому предложению другой артикул`,
  sharedBySeveral: (article: string, codes: readonly string[]) =>
    `артикул «${article}» у нескольких товаров (в магазине ${codes.slice(0, 5).join(', ')}${codes.length > 5 ? '…' : ''}), назовите артикул одного из них`,
  sharedArticles: (count: number) =>
    `Один артикул у нескольких предложений, таких артикулов ${groupDigits(count)}. У каждого предложения в магазине свой артикул:`,
  sharedArticle: ({ article, offers: ids, codes }: SharedArticleLine) =>
    `  «${article}» — предложения ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? '…' : ''}: ${codes.slice(0, 5).join(', ')}`,
  noSource: (name: string, known: readonly string[]) =>
    `Источника «${name}» нет. Есть: ${[...known, 'свои'].join(', ')}.`,
  sameGoods: ({ source, owner, hits, offers: all, sameAs, adoptFrom }: SameGoods) =>
    [
      owner === ''
        ? `Похоже, это товары самого магазина: их артикулы у ${groupDigits(hits)} из ${groupDigits(all)} предложений источника «${source}».`
        : `Похоже, это тот же поставщик под другим именем: у ${groupDigits(hits)} из ${groupDigits(all)} предложений источника «${source}» артикулы товаров источника «${owner}».`,
      `Если это он, повторите с --source "${sameAs}".`,
      `Если эти товары переходят к источнику «${source}», повторите с --adopt-from "${adoptFrom}".`,
    ].join('\n'),
  repeatedArticle: 'этот артикул в файле уже был',
  unknownArticle: 'такого артикула в магазине нет',
  emptyRow: 'нет ни цены, ни остатка',
  priceListWithdraws:
    'Это прайс-лист: по нему нельзя узнать, какие товары снять с продажи. Повторите без --withdraw-missing.',
  priceListMaps:
    'Это прайс-лист: характеристик в нём нет. Повторите без --mapping и --propose-mapping.',
  noMappingFile: (file: string) => `Файла правил ${file} нет.`,
  bigMappingFile: (file: string) => `Файл правил ${file} больше мегабайта.`,
  mappingExists: (file: string) => `Файл правил ${file} уже есть. Переименуйте его и повторите.`,
  mappingSaved: (file: string, labels: number) =>
    `Правила записаны в ${file}: ${counted(labels, 'название', 'названия', 'названий')}. Исправьте их и загрузите: npm run import -- ФАЙЛ --mapping ${file}`,
  priceList: (fields: readonly string[], hasMasters: boolean) =>
    `Прайс-лист: меняется только ${fieldList(fields)}.${hasMasters ? '' : ' Файлы с товарами этого не изменят.'}`,
  ignoredColumns: (labels: readonly string[]) =>
    `Столбцы не прочитаны: ${labels.map((label) => `«${label}»`).join(', ')}.`,
  master: (source: string, fields: readonly string[]) =>
    `Источник «${source}» ведёт сам: ${fieldList(fields)}. Следующий его файл это изменит, файлы других источников нет.`,
  held: (count: number, source: string) =>
    `Осталось по прайс-листу: цена или остаток у ${counted(count, 'предложения', 'предложений', 'предложений')}. Чтобы их менял этот файл: npm run sources -- "${source}" masters=price,old_price,stock`,
  handedOver: (shown: number, all: number) =>
    all > shown ? `Сменили источник, первые ${shown} из ${groupDigits(all)}:` : 'Сменили источник:',
  handover: ({ code, former, before, after, stated }: HandedOver) =>
    `${code} (${former === '' ? 'товар магазина' : `был у «${former}»`}): ${[
      change(before.name, after.name),
      change(before.category, after.category),
      change(formatPrice(before.price), formatPrice(after.price)),
    ].join('; ')}${stated === null ? '' : keepsTexts(stated)}`,
  handoversFile: (file: string) => `Все они записаны в ${file}`,
  codeTaken: (code: string) => `артикул «${code}» уже у другого товара`,

  onlyVariant: 'стандартный',
  size: (parts: readonly (number | undefined)[]) => `${parts.join(' × ')} мм`,

  read: (count: number) => `Прочитано: ${offers(count)}…`,
  merging: (count: number) => `Прочитано: ${offers(count)}. Записываю в каталог…`,
  indexing: 'Каталог записан. Обновляю поиск…',
  indexed: (seconds: number) => `Поиск обновлён (${seconds.toFixed(1).replace('.', ',')} с).`,
  dryRun: 'Проба: в магазине ничего не изменилось.',
  table: (counts: Record<'created' | 'changed' | 'unchanged' | 'refused', number>) => {
    const rows = [
      ['Создано', counts.created],
      ['Изменено', counts.changed],
      ['Без изменений', counts.unchanged],
      ['Отклонено', counts.refused],
    ] as const;
    return rows.map(([name, n]) => `${name.padEnd(14)}${groupDigits(n).padStart(11)}`).join('\n');
  },
  renamed: (from: string, to: string) => `Категория «${from}» теперь «${to}».`,
  moved: ({ name, from, to }: MovedLine) =>
    `Категория «${name}» перенесена: ${place(from)} → ${place(to)}.`,
  chosenCategoryGone:
    'Раздела, который вы выбрали, в магазине больше нет. Выберите другой и проверьте файл ещё раз.',
  skipped: (count: number, categories: number) =>
    `Не загружены по выбору магазина: ${offers(count)} (категорий: ${categories}). Выбор меняют в офисе, «Загрузки».`,
  categories: (count: number) =>
    `Новых категорий: ${groupDigits(count)}. Порядок и названия меняет владелец магазина.`,
  manyVariants: (most: number) =>
    `у товара больше ${groupDigits(most)} вариантов: разделите его на несколько`,
  lookAlike: (article: string, other: string) => `«${article}» и «${other}»`,
  looksAsInFile: (article: string, other: string, line: number) =>
    `артикул «${article}» отличается от «${other}» в строке ${line} только видом. Один это товар или два?`,
  looksAsInShop: (article: string, other: string) =>
    `артикул «${article}» отличается от «${other}», который в магазине уже есть, только видом. Один это товар или два?`,
  looksAsSeveral: (article: string, codes: readonly string[]) =>
    `артикул «${article}» похож на несколько: ${codes.slice(0, 5).join(', ')}. Напишите его так, как в магазине`,
  askLookAlikes: (count: number, examples: readonly string[]) =>
    `Похожие артикулы (другой регистр, пробелы, дефисы или похожие буквы): ${groupDigits(count)}, например ${examples.join(', ')}. Если это одни и те же товары, повторите с --look-alikes same, если разные — с --look-alikes different.`,
  matchedLookAlikes: (count: number, examples: readonly string[]) =>
    `Артикулы написаны не так, как в магазине, и найдены по виду: ${groupDigits(count)}, например ${examples.join(', ')}.`,
  refusal: ({ line, offer, article, name, reason }: RefusedLine) => {
    const told = [article || offer, name && shortened(name)].filter(Boolean).join(', ');
    return `строка ${line}${told === '' ? '' : ` (${told})`}: ${reason}`;
  },
  refusedFirst: (shown: number, all: number) =>
    all > shown ? `Отклонено, первые ${shown} из ${groupDigits(all)}:` : 'Отклонено:',
  refusedFile: (file: string) => `Все отказы записаны в ${file}`,
  missingOffers: (count: number, examples: readonly string[]) =>
    `Нет в файле, но есть в магазине: ${offers(count)} этого источника (${examples.join(', ')}${count > examples.length ? '…' : ''}). Снять с продажи: --withdraw-missing`,
  largePrices: (found: LargePrices) =>
    `${largePricesText(found)} ${priceExamples(found.examples)}. Если цены верны, повторите с --yes.`,
  largePricesAsked: (found: LargePrices) =>
    `${largePricesText(found)} ${priceExamples(found.examples)}. Загрузка спросит: для неё нужен --yes.`,
  largePricesHeld: (found: LargePrices) =>
    `Цены оставлены прежними, пока их не подтвердят в разделе «Загрузки»: ${offers(found.count)}. ${priceExamples(found.examples)}.`,
  largePricesTaken: (found: LargePrices) =>
    `Сильно изменились цены: ${offers(found.count)}. ${priceExamples(found.examples)}.`,
  largeWithdrawal: (missing: number, onSale: number, percent: number) =>
    `Снять с продажи пришлось бы ${groupDigits(missing)} из ${groupDigits(onSale)} товаров источника, это больше ${percent}%. Если файл полный, повторите с --yes.`,
  withdrawnOffers: (count: number, examples: readonly string[], isDone: boolean) =>
    `${isDone ? 'Снято' : 'Снимется'} с продажи: ${offers(count)}, которых в файле больше нет (${examples.join(', ')}${count > examples.length ? '…' : ''}).`,
  pictures: (count: number) =>
    `${counted(count, 'фотография', 'фотографии', 'фотографий')} в очереди: магазин скачает их, когда будет открыт.`,
  failedPictures: (count: number) =>
    `Не пришло раньше: ${counted(count, 'фотография', 'фотографии', 'фотографий')}. Адреса и причины: npm run pictures`,
  failedPicturesOfHost: ({ host, reason, count }: FailedPicturesLine) =>
    `  ${host} — ${reason}: ${groupDigits(count)}`,
  awaitedPictures: (count: number) =>
    `${counted(count, 'фотография названа', 'фотографии названы', 'фотографий названы')} только именем файла. Покажите, где они: npm run pictures -- --from ПАПКА|АРХИВ.zip`,
} as const;
