import type { SearchDays, SearchKind } from '#contracts/admin/content/values.ts';
import { counted, groupDigits } from '../words/plural.ts';

export const searchKindNames: Readonly<Record<SearchKind, string>> = {
  nothing: 'Ничего не\u00a0нашли',
  unopened: 'Ничего не\u00a0открыли',
};

export const searchDaysNames: Readonly<Record<SearchDays, string>> = {
  '7': 'Неделя',
  '30': 'Месяц',
  '90': 'Три месяца',
};

/** Words of the screen with what visitors search for. */
export const searchesMessages = {
  about:
    'Что покупатели ищут в\u00a0магазине. Чего не\u00a0нашли\u00a0— повод завести товар или подсказать поиску слово. Кто искал, магазин не\u00a0записывает.',
  days: 'За сколько',
  kind: 'Показать',
  any: 'Все',
  totals: (asked: number, nothing: number, unopened: number) =>
    `${counted(asked, 'поиск', 'поиска', 'поисков')}. Ничего не\u00a0нашли: ${groupDigits(nothing)}. Нашли, но\u00a0ничего не\u00a0открыли: ${groupDigits(unopened)}.`,
  text: 'Что искали',
  asked: 'Искали',
  found: 'Товаров',
  opened: 'Открыли',
  look: (text: string) => `Найти в\u00a0магазине: ${text}`,
  teach: 'Подсказать поиску',
  teachOf: (text: string) => `Подсказать поиску: ${text}`,
  change: 'Изменить подсказку',
  changeOf: (text: string) => `Изменить подсказку: ${text}`,
  forgetHint: 'Сотрите оба поля, чтобы поиск забыл это слово.',
  forgotten: (word: string) => `Поиск больше не\u00a0подсказывает слово «${word}».`,
  none: 'Здесь появится, что ищут в\u00a0магазине.',
  noneOfKind: 'Таких поисков за\u00a0это время не\u00a0было.',
  teachTitle: 'Подсказать поиску слово',
  teachAbout:
    'Когда покупатель напишет это слово, магазин покажет и\u00a0то, что найдётся по\u00a0вашим словам, или\u00a0сразу откроет страницу. Подействует тут\u00a0же; всё вместе лежит в\u00a0«Магазине», в\u00a0части «Поиск».',
  word: 'Слово покупателя',
  meanings: 'Что показать',
  page: 'Или какую страницу открыть',
  pageHint: 'Адрес страницы магазина, например /?page=delivery',
  meaningsHint: 'Слова через запятую, например: кресло-кровать, диван-кровать',
  noWord: 'Напишите слово.',
  noMeanings:
    'Напишите хотя бы одно слово, которое есть у\u00a0ваших товаров, или\u00a0адрес страницы.',
  save: 'Сохранить',
  taught: (word: string) => `Поиск теперь понимает слово «${word}».`,
} as const;
