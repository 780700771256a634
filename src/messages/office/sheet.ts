import { counted, groupDigits } from '../words/plural.ts';

const cells = (count: number) => counted(count, 'ячейка', 'ячейки', 'ячеек');
const goods = (count: number) => counted(count, 'товар', 'товара', 'товаров');

/** Words of the table in which prices and stock of many goods are changed. */
export const sheetMessages = {
  title: 'Таблица товаров',
  back: 'К\u00a0списку товаров',
  about:
    'Меняйте цены и\u00a0наличие как в\u00a0таблице: копируйте, вставляйте столбцы, заполняйте вниз. В\u00a0магазине изменения появятся после сохранения.',
  aboutCards:
    'Цену и\u00a0наличие можно поправить прямо здесь. На\u00a0экране шире товары открываются таблицей.',
  grid: 'Цены и\u00a0наличие',
  article: 'Артикул',
  note: 'Примечание',
  lowStock: 'Мало\u00a0от',
  days: 'Срок, дней',
  showing: 'Показ',
  shown: 'да',
  hidden: 'скрыт',
  notLowStock:
    'Введите целое число штук. Ноль\u00a0— не\u00a0напоминать, пусто\u00a0— как в\u00a0настройках',
  notDays: 'Введите срок изготовления целым числом дней, например 14',
  notShown: 'Напишите «да» или «скрыт»',
  toOrder: 'под заказ',
  uncounted: 'есть',
  nothing: 'пусто',
  none: 'По этим условиям товаров нет. Вернитесь к\u00a0списку и\u00a0измените их.',
  loading: (count: number) => `Загружено: ${groupDigits(count)}…`,
  loaded: (count: number) => `Всего: ${goods(count)}`,
  most: (count: number) =>
    `Показаны первые ${goods(count)}. Чтобы увидеть остальные, сузьте список разделом или словами.`,
  noPrice: 'Цена должна быть больше нуля',
  muchPrice: `Цена не\u00a0может быть больше 1\u00a0000\u00a0000\u00a0000\u00a0₽`,
  notStock: 'Введите число штук, «под заказ» или «есть»',
  manyPieces: 'Не\u00a0больше 1\u00a0000\u00a0000\u00a0штук',
  changedMeanwhile: (field: string, now: string) =>
    `Пока вы правили, другой изменил: ${field}. Сейчас в\u00a0магазине ${now}`,
  keepMine: 'Оставить моё',
  takeTheirs: 'Взять из\u00a0магазина',
  was: (before: string) => `было ${before}`,
  empty: 'пусто',
  readOnly: 'Эту ячейку здесь не\u00a0меняют.',
  notEmptied: 'Цена не\u00a0может быть пустой.',
  dropped: 'Правка отменена. Вернуть набранное: Ctrl+Y.',
  selected: (rows: number, cols: number) => `Выделено: ${rows}\u00a0×\u00a0${cols}`,
  copied: (count: number) => `Скопировано: ${cells(count)}.`,
  pasted: (changed: number, faulty: number, left: number, beyond: number) =>
    [
      `Изменено: ${cells(changed)}.`,
      faulty > 0 ? `Не\u00a0разобрано: ${cells(faulty)}.` : '',
      left > 0 ? `Пропущено: ${cells(left)}.` : '',
      beyond > 0 ? `Не\u00a0поместилось: ${counted(beyond, 'строка', 'строки', 'строк')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  undone: (what: string) => `Отменено: ${what}.`,
  redone: (what: string) => `Возвращено: ${what}.`,
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Возвращать нечего.',
  undo: 'Отменить',
  redo: 'Вернуть',
  fill: 'Заполнить вниз',
  percent: 'На\u00a0процент',
  percentTitle: 'Изменить цены на\u00a0процент',
  percentText: (count: number) =>
    `Изменятся цены выделенных строк: ${goods(count)}. Сохранить их вы сможете потом.`,
  percentApply: 'Изменить в\u00a0таблице',
  tools: 'Правка таблицы',
  bar: 'Несохранённые изменения',
  unsaved: 'таблица товаров',
  willChange: (count: number) => `Изменится ${goods(count)}`,
  wontChange: 'Сохранять пока нечего',
  troubled: (count: number) => `С\u00a0ошибками: ${goods(count)}`,
  nextTrouble: 'К\u00a0следующей ошибке (F8)',
  look: 'Посмотреть',
  preview: 'Что изменится',
  andMore: (count: number) => `И\u00a0ещё ${goods(count)}`,
  save: 'Сохранить',
  saving: (done: number, all: number) =>
    `Сохраняем: ${groupDigits(done)} из\u00a0${groupDigits(all)}`,
  dropAll: 'Отменить всё',
  droppedAll: 'Все изменения отменены. Вернуть их: Ctrl+Z.',
  saved: (count: number) => `Сохранено: ${goods(count)}.`,
  refused: (count: number) =>
    `Не\u00a0сохранено: ${goods(count)}. Причины\u00a0— в\u00a0столбце «Примечание».`,
  stopped: (count: number) =>
    `Осталось сохранить: ${goods(count)}. Нажмите «Сохранить» ещё раз: записанное не\u00a0повторится.`,
  tooMuchToKeep:
    'Изменений так много, что перезагрузку страницы они не\u00a0переживут. Сохраните их.',
  keys: 'Клавиши таблицы',
  keysAbout: [
    ['Стрелки, Ctrl+стрелки', 'другая ячейка, край таблицы'],
    ['Shift+стрелки', 'выделить'],
    ['Ctrl+A', 'выделить всё'],
    ['Enter, F2 или просто печать', 'править ячейку; Enter и\u00a0Tab записывают, Esc отменяет'],
    ['Ctrl+C, Ctrl+V', 'копировать, вставить; подходят Excel и\u00a0LibreOffice'],
    ['Ctrl+D', 'заполнить вниз'],
    ['Delete', 'очистить старую цену; наличие станет «под заказ»'],
    ['Ctrl+Z, Ctrl+Y', 'отменить, вернуть'],
    ['F8', 'следующая ошибка'],
    ['Tab', 'выйти из\u00a0таблицы'],
  ],
} as const;

/** What a command has done, after «Отменено:». */
export const commandNames = {
  typing: 'правка',
  pasting: 'вставка',
  filling: 'заполнение',
  clearing: 'очистка',
  percent: 'изменение на\u00a0процент',
  dropping: 'отмена изменений',
  taking: 'значение из\u00a0магазина',
} as const;
