import type { AddressTrial } from '#contracts/admin/delivery/values.ts';
import { counted, groupDigits } from '../words/plural.ts';

/** Words of the part of «Доставка» with the suggestions of addresses. */
export const addressMessages = {
  title: 'Подсказки адресов',
  about:
    'Покупатель начинает вводить адрес, и\u00a0магазин предлагает улицу и\u00a0дом из\u00a0справочника DaData. Если DaData не\u00a0отвечает, адрес вводят как обычно.',
  none: 'Ключ не\u00a0введён: адрес вводят без подсказок.',
  enter: 'Ввести ключ',
  change: 'Изменить',
  check: 'Проверить',
  remove: 'Убрать ключ',
  entered: 'Ключ введён',
  changed: (when: string, who: string | null) => `изменено ${when}${who ? `, ${who}` : ''}`,
  asked: (asked: number, budget: number) =>
    `Сегодня: ${counted(asked, 'запрос', 'запроса', 'запросов')} из\u00a0${groupDigits(budget)}`,
  usedUp: 'Запросы на\u00a0сегодня закончились: до\u00a0полуночи по\u00a0Москве подсказок нет.',
  stopped:
    'DaData сегодня отказала: до\u00a0полуночи по\u00a0Москве магазин её не\u00a0спрашивает. Нажмите «Проверить», чтобы узнать, отвечает\u00a0ли она снова.',
  unreadable:
    'Ключ прочитать нельзя: магазин восстановлен из\u00a0копии без своего секрета. Введите его заново.',
  formTitle: 'Подсказки адресов: ключ и\u00a0число запросов',
  keyAbout:
    'API-ключ показан в\u00a0личном кабинете DaData. Магазин хранит его зашифрованным и\u00a0больше не\u00a0покажет.',
  keyStays: 'Оставьте ключ пустым, если он тот\u00a0же.',
  key: 'API-ключ',
  budget: 'Запросов в\u00a0день, не\u00a0больше',
  budgetHint:
    'Бесплатно DaData отвечает на\u00a010\u00a0000 запросов в\u00a0день, считая другие ваши сайты и\u00a0программы.',
  saved: 'Подсказки адресов: сохранено',
  removeTitle: 'Убрать ключ DaData?',
  removeText: 'Подсказок адресов больше не\u00a0будет. Адрес можно будет ввести как обычно.',
  removed: 'Ключ DaData убран',
  noKey: 'Введите ключ из\u00a0личного кабинета DaData',
  badKey:
    'В\u00a0ключе только латинские буквы и\u00a0цифры. Скопируйте его из\u00a0личного кабинета DaData.',
} as const;

/** What a trial of the key has shown, and what to do. */
export const addressTrialNames: Readonly<Record<AddressTrial, string>> = {
  works: 'DaData приняла ключ и\u00a0отвечает.',
  silent: 'DaData не\u00a0ответила. Проверьте ещё раз через несколько минут.',
  refused:
    'DaData отказала: ключ неверный, почта в\u00a0DaData не\u00a0подтверждена или запросы на\u00a0сегодня закончились. Проверьте ключ в\u00a0личном кабинете.',
  key_unreadable: 'Ключ прочитать нельзя. Введите его заново.',
};
