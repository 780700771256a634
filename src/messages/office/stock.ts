import type { HandReason, MovementReason } from '#contracts/admin/goods/values.ts';
import { counted } from '../words/plural.ts';

const positions = (count: number) => counted(count, 'позиция', 'позиции', 'позиций');
const pieces = (count: number) => counted(count, 'штука', 'штуки', 'штук');

/** Why pieces come and go. */
export const movementNames: Readonly<Record<MovementReason, string>> = {
  order: 'Заказ',
  cancelled: 'Заказ отменён',
  unpaid: 'Заказ не\u00a0оплачен в\u00a0срок',
  refunded: 'Деньги возвращены до\u00a0выдачи',
  returned: 'Возврат покупателя',
  receipt: 'Приём',
  writeoff: 'Списание',
  count: 'Пересчёт',
  correction: 'Исправление',
  import: 'Загрузка',
  import_undone: 'Загрузка отменена',
  other: 'Без причины',
};

interface HandWords {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  readonly noteHint: string;
  readonly save: string;
  readonly done: (count: number) => string;
}

/** What the staff brings in and takes out. */
export const handWords: Readonly<Record<HandReason, HandWords>> = {
  receipt: {
    title: 'Принять товар',
    about:
      'Сколько привезли, столько прибавится к\u00a0остатку. Товар находится по\u00a0названию и\u00a0артикулу; артикулы и\u00a0количества можно вставить из\u00a0таблицы.',
    note: 'Накладная или поставщик',
    noteHint: 'Будет видно в\u00a0движениях',
    save: 'Принять',
    done: (count) => `Принято: ${pieces(count)}.`,
  },
  writeoff: {
    title: 'Списать товар',
    about: 'Брак, бой, образец в\u00a0зал: столько убудет из\u00a0остатка.',
    note: 'Почему',
    noteHint: 'Будет видно в\u00a0движениях',
    save: 'Списать',
    done: (count) => `Списано: ${pieces(count)}.`,
  },
};

/** Words of the screens of the stock, and of its refusals. */
export const stockScreenMessages = {
  about:
    'На\u00a0сколько изменился остаток, сколько осталось, и\u00a0почему. Сюда попадает каждое изменение; остаток, с\u00a0которым товар появился, сюда не\u00a0входит.',
  unknownArticle: (article: string) => `Нет товара с\u00a0артикулом «${article}».`,
  notCounted: 'Остаток этого товара не\u00a0считают штуками, списывать нечего.',
  tooFew: (count: number) => `На\u00a0складе только ${pieces(count)}.`,
  wholeShop: 'Весь магазин',
  nothingToCount:
    'Здесь нет товаров с\u00a0остатком в\u00a0штуках. Отметьте товары без числа штук, если считаете впервые.',
  tooMuchToCount: (most: number) =>
    `Здесь больше ${positions(most)}. Пересчитайте по\u00a0разделам, а\u00a0не всё сразу.`,
  reason: 'Причина',
  anyReason: 'Любая',
  from: 'С',
  to: 'По',
  clear: 'Сбросить',
  when: 'Когда',
  goods: 'Товар',
  change: 'Изменение',
  left: 'Осталось',
  why: 'Почему',
  who: 'Кто',
  uncounted: 'без счёта',
  more: 'Показать ещё',
  none: 'По\u00a0этим условиям движений нет. Сбросьте фильтр или выберите другие дни.',
  empty: 'Здесь появится каждое изменение остатка: заказы, приём, списания, загрузки.',
  pieces: 'Штук',
  articleOf: (line: number) => `Товар, строка ${line}: название или артикул`,
  lineGoods: (name: string, count: number | null) =>
    count === null ? name : `${name}. Сейчас на\u00a0складе ${count}\u00a0шт.`,
  foundGoods: 'Найденные товары',
  searching: 'Ищу…',
  nothingFound: 'Таких товаров в\u00a0продаже нет. Проверьте слова или введите артикул.',
  piecesOf: (line: number) => `Штук, строка ${line}`,
  addLine: 'Ещё строка',
  noLines: 'Введите хотя бы один артикул.',
  notPieces: 'Введите целое число штук больше нуля.',
  counts: 'Пересчёты',
  countsAbout:
    'Посчитайте, что лежит на\u00a0складе. Расхождения попадут в\u00a0остаток, когда вы закончите.',
  beginCount: 'Начать пересчёт',
  whatToCount: 'Что считать',
  withUnnumbered: 'И\u00a0товары без числа штук: под заказ и\u00a0в\u00a0наличии без счёта',
  withoutNumber: 'Без счёта',
  begin: 'Начать',
  noCounts: 'Пересчётов ещё не\u00a0было.',
  countOf: (name: string) => `Пересчёт: ${name}`,
  states: { open: 'Идёт', done: 'Закончен', dropped: 'Брошен' },
  progress: (done: number, all: number) => `Посчитано ${done} из\u00a0${all}`,
  different: (count: number) => `с\u00a0разницей ${count}`,
  countAbout:
    'Введите, сколько лежит на\u00a0складе, вместе с\u00a0отложенным по\u00a0заказам. Каждая строка сохраняется сразу, считать можно вдвоём и\u00a0с\u00a0телефона.',
  find: 'Найти товар',
  findHint: 'Название или артикул',
  show: 'Показать',
  shown: { all: 'Все', left: 'Не\u00a0посчитанные', different: 'С\u00a0разницей' },
  expected: 'Должно быть',
  held: (count: number) => `из\u00a0них ${count} отложено по\u00a0заказам`,
  lies: 'Лежит',
  liesOf: (name: string) => `Лежит: ${name}`,
  difference: 'Разница',
  countedBy: (name: string) => `Посчитал(а) ${name}`,
  notCount: 'Введите целое число штук, например 3, или оставьте поле пустым.',
  allHere: 'Всё, что вы ищете, уже посчитано.',
  end: 'Закончить пересчёт',
  endText: (different: number, left: number) =>
    [
      different === 0
        ? 'Расхождений нет, остаток не\u00a0изменится.'
        : `Изменится остаток: ${positions(different)}.`,
      ...(left > 0 ? [`Не\u00a0посчитано: ${positions(left)}. Их остаток не\u00a0изменится.`] : []),
    ].join(' '),
  apply: 'Исправить остаток',
  drop: 'Бросить пересчёт',
  dropText: 'То, что вы посчитали, не\u00a0попадёт в\u00a0остаток.',
  applied: (name: string) => `Остаток исправлен по\u00a0пересчёту: ${name}.`,
  dropped: (name: string) => `Пересчёт брошен: ${name}.`,
} as const;
