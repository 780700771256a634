import type { FeedSource } from '#contracts/admin/imports/feed-sources.ts';
import type { ImportRun } from '#contracts/admin/imports/imports.ts';
import { counted, groupDigits } from '../words/plural.ts';
import { goodsFieldNames } from './goods.ts';

/** Words of the screen about imports. */
export const importsScreenMessages = {
  about: 'Что пришло из\u00a0файлов поставщиков, а\u00a0что отклонено и\u00a0почему.',
  none: 'Здесь появится каждая загрузка товаров: что пришло, что отклонено и\u00a0почему. Начните с\u00a0файла поставщика: таблицы, прайс-листа или YML.',
  source: 'Источник',
  when: 'Когда',
  outcome: 'Итог',
  report: 'Отчёт',
  action: 'Что сделать',
  settle: 'Разобрались',
  settled: (source: string) => `Загрузка разобрана: ${source}`,
  settledBy: (name: string) => `Разобрано: ${name}`,
  undo: 'Отменить загрузку',
  undoAsk: (source: string) => `Отменить загрузку ${source}?`,
  undoAbout:
    'Цены, остатки, названия, описания, характеристики и\u00a0показ станут прежними там, где их с\u00a0тех пор не\u00a0меняли. Цены и\u00a0остатки, которые закрепил прайс-лист, снова смогут менять файлы поставщиков. Новые товары скроются. Фотографии и\u00a0разделы останутся. Следующая загрузка этого источника снова внесёт своё.',
  undone: ({ restored, removed, left }: { restored: number; removed: number; left: number }) =>
    [
      `Возвращено: ${restored}`,
      removed > 0 && `снято с\u00a0продажи: ${removed}`,
      left > 0 && `изменено с\u00a0тех пор и\u00a0оставлено: ${left}`,
    ]
      .filter(Boolean)
      .join(', '),
  undoneBy: (name: string) => `Отменено: ${name}`,
  open: 'Не\u00a0загружены',
  openStates: {
    sending: 'отправлен не\u00a0весь',
    queued: 'проверяется',
    reading: 'проверяется',
    checked: 'проверен, ждёт решения',
    failed: 'не\u00a0прочитан',
    done: 'загружен',
  },
  sent: (bytes: number) =>
    bytes < 1024 ** 2
      ? 'получено меньше 1\u00a0МБ'
      : `получено ${groupDigits(Math.floor(bytes / 1024 ** 2))}\u00a0МБ`,
  history: 'История',
  drop: 'Убрать',
  dropOf: (name: string) => `Убрать: ${name}`,
  dropped: (name: string) => `Убрано: ${name}`,
  loadFile: 'Загрузить файл',
  loadAddress: 'Загрузить по\u00a0адресу',
  loadPictures: 'Загрузить фотографии',
  sending: 'Файл отправляется',
  failed: 'Файл не\u00a0отправился. Попробуйте ещё раз.',
  addressAbout:
    'Магазин скачает файл и\u00a0покажет, что изменится. Пока вы не\u00a0подтвердите, товары останутся прежними.',
  address: 'Адрес файла',
  addressHint: 'Начинается с\u00a0https. Пусто\u00a0— файлы загружают сотрудники',
  keyHint: 'Ключ в\u00a0адресе скрыт. Чтобы заменить адрес, введите его целиком',
  look: 'Посмотреть, что изменится',
  sources: 'Источники товаров',
  change: 'Изменить',
  changeSource: (source: string) => `Изменить источник ${source}`,
  sourceSaved: (source: string) => `Сохранено: ${source}.`,
  save: 'Сохранить',
  nightly: 'Загружать каждую ночь',
  masters: 'Что этот источник заменяет, даже если задано вручную',
  unavailable: 'Товар, которого нет у\u00a0поставщика',
  toOrder: 'Привезём под\u00a0заказ',
  soldOut: 'Нет в\u00a0наличии',
  withdrawPercent: 'Спрашивать, если снимается с\u00a0продажи больше, %',
  productionLeast: 'Срок изготовления, рабочих дней: от',
  productionMost: 'Срок изготовления, рабочих дней: до',
  productionHint:
    'Для товаров под\u00a0заказ, у\u00a0которых срок не\u00a0указан. Пусто\u00a0— срок раздела из\u00a0«Доставки»',
  withdrawPercentHint: 'Доля товаров источника, которых нет в\u00a0новом файле',
} as const;

/** How an import ended: «Загружено не всё. Создано 12, изменено 3, отклонено 2». */
export function outcomeText({ outcome, created, changed, refused }: ImportRun): string {
  if (outcome === 'failed') return 'Не загружено: в\u00a0магазине ничего не изменилось.';
  const counts = [
    `создано\u00a0${groupDigits(created)}`,
    `изменено\u00a0${groupDigits(changed)}`,
    ...(refused > 0 ? [`отклонено\u00a0${groupDigits(refused)}`] : []),
  ].join(', ');
  return `${outcome === 'done' ? 'Загружено' : 'Загружено не всё'}: ${counts}.`;
}

/** What is decided of a source: «120 товаров в продаже, каждую ночь, главный для цены». */
export const sourceText = ({
  on_sale: onSale,
  nightly,
  address,
  masters,
  rules,
  held,
  production_least: least,
  production_most: most,
}: FeedSource): string =>
  [
    `${counted(onSale, 'товар', 'товара', 'товаров')} в\u00a0продаже`,
    nightly ? 'загружается каждую ночь' : address && 'адрес задан',
    masters.length > 0 &&
      `главный для: ${masters.map((field) => goodsFieldNames[field as keyof typeof goodsFieldNames]).join(', ')}`,
    most !== null &&
      `изготовление ${least === most ? '' : `${least}–`}${counted(most, 'рабочий день', 'рабочих дня', 'рабочих дней')}`,
    rules > 0 && `своих правил для характеристик: ${rules}`,
    held > 0 && `задано вручную: ${held}`,
  ]
    .filter(Boolean)
    .join(' · ');
