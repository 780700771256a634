import { counted } from '../words/plural.ts';

/** Words of the screen with addresses that lead to pages of the shop. */
export const redirectsScreenMessages = {
  title: 'Старые адреса',
  link: 'Старые адреса',
  back: 'Страницы',
  about:
    'Куда ведут адреса прежнего сайта и\u00a0страниц, которых больше нет. Переименованные товары, разделы и\u00a0страницы магазин перенаправляет сам: разделы и\u00a0страницы показаны в\u00a0конце списка.',
  add: 'Добавить адреса',
  address: 'Старый адрес',
  target: 'Куда ведёт',
  changed: 'Когда и\u00a0кто',
  own: 'магазин сам',
  remove: 'Убрать',
  removeOf: (address: string) => `Убрать: ${address}`,
  removed: (address: string) => `Убрано: ${address}`,
  find: 'Найти адрес',
  findHint: 'Часть адреса',
  none: 'Здесь появятся старые адреса. Например, если у\u00a0вас был другой сайт.',
  noneFound: 'Таких адресов нет.',
  more: (shown: number, count: number) =>
    `Показаны последние ${shown} из ${counted(count, 'адреса', 'адресов', 'адресов')}.`,
  addTitle: 'Добавить адреса',
  addAbout:
    'По\u00a0строке на\u00a0адрес: старый, пробел, новый. Можно вставить два столбца из таблицы. Действует сразу.',
  counts:
    'Порядок параметров и\u00a0большие буквы старого адреса не\u00a0важны, если два ваших адреса не\u00a0различаются только буквами. Рекламные метки (utm_…, yclid, ysclid, gclid, fbclid, _openstat) в\u00a0старом адресе отбрасываются, а\u00a0посетитель придёт на\u00a0новый со\u00a0своими метками. Остальное после «?» должно совпасть, либо подойдёт адрес без «?».',
  lines: 'Адреса',
  linesHint: '/catalog/divany.html /products/?category=divany',
  insert: 'Вставить страницу магазина',
  insertHint: 'Начните писать её название: адрес встанет в\u00a0строку, где стоит курсор.',
  save: 'Сохранить',
  saved: (count: number) => `Сохранено: ${counted(count, 'адрес', 'адреса', 'адресов')}`,
  inLine: (line: number, fault: string) => `Строка ${line}: ${fault}`,
  noLines: 'Напишите хотя бы одну строку.',
  notTwo: 'нужны два адреса через пробел',
  tooMany: (most: number) => `За один раз можно не\u00a0больше ${most} строк.`,
  noAddress: 'старый адрес начинается с\u00a0косой черты или с\u00a0https://',
  ownAddress: 'эту страницу магазин показывает сам',
  noTarget: 'новый адрес\u00a0— страница магазина, например /products/?category=divany',
  noPage: 'такой страницы в\u00a0магазине нет',
  leadsToItself: 'адрес ведёт сам на\u00a0себя',
  leadsOn: 'новый адрес сам перенаправляется: укажите последний',
} as const;
