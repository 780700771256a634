import type { KeepingKind, KeepingRule } from '#contracts/admin/keeping/values.ts';
import { groupDigits, plural } from '../words/plural.ts';

/** Words of the part of «Магазин» with the terms of keeping. */
export const keepingWords = {
  title: 'Сроки хранения',
  lead: 'Каждую ночь магазин стирает то, чему вышел срок. Вернуть стёртое нельзя, разве что из\u00a0резервной копии. Согласия с\u00a0документами хранятся вместе с\u00a0заказом, звонком или учётной записью.',
  kind: 'Что',
  term: 'Срок',
  lastNight: 'Последняя ночь',
  never: 'ещё не\u00a0проверяли',
  failed: (time: string) => `${time}: не\u00a0получилось, следующей ночью повторим`,
  ran: (time: string, removed: number) =>
    removed === 0
      ? `${time}: стирать было нечего`
      : `${time}: стёрто записей\u00a0— ${groupDigits(removed)}`,
  lately: (removed: number) => `за\u00a030\u00a0дней\u00a0— ${groupDigits(removed)}`,
  changed: (day: string, who: string) => `Сроки изменены ${day}${who && `, ${who}`}.`,
  change: 'Изменить сроки',
  changeTitle: 'Изменить сроки',
  changeAbout:
    'Короче срок\u00a0— меньше данных утечёт при взломе. Если срок укоротить, лишнее сотрётся ближайшей ночью.',
  saved: 'Сроки сохранены',
  notNumber: 'Введите целое число',
} as const;

/** What is removed, and what the term depends on. */
export const keepingKindWords: Readonly<
  Record<KeepingKind, { readonly name: string; readonly about: string }>
> = {
  carts: {
    name: 'Корзины',
    about: 'С\u00a0последнего изменения. Заказанные остаются с\u00a0заказом.',
  },
  calls: {
    name: 'Просьбы о\u00a0звонке',
    about:
      'С\u00a0просьбы. Закон о\u00a0персональных данных: не\u00a0дольше, чем нужно, чтобы перезвонить.',
  },
  drafts: { name: 'Черновики заказов', about: 'С\u00a0последнего изменения.' },
  photographs: {
    name: 'Фотографии к\u00a0возвратам',
    about: 'С\u00a0конца возврата. Пока возможен спор с\u00a0покупателем, они вам нужны.',
  },
  orders: {
    name: 'Имена и\u00a0контакты в\u00a0заказах',
    about:
      'С\u00a0доставки или отмены. Номера, товары, суммы и\u00a0чеки остаются. Срок гарантии и\u00a0три года на\u00a0претензии должны войти; меньше пяти лет\u00a0— спросите бухгалтера.',
  },
  networks: {
    name: 'Сетевые адреса в\u00a0заказах и\u00a0согласиях',
    about: 'С\u00a0заказа или регистрации. Ими доказывают, что согласие дал сам покупатель.',
  },
  sessions: { name: 'Сеансы покупателей', about: 'С\u00a0последнего обращения или выхода.' },
  visits: { name: 'Посещения страниц', about: 'С\u00a0посещения.' },
  searches: { name: 'Что искали на\u00a0витрине', about: 'Со\u00a0дня поиска.' },
  provider_messages: {
    name: 'Сообщения платёжных сервисов',
    about:
      'С\u00a0получения. Возврат на\u00a0карту возможен 15\u00a0месяцев, спор\u00a0— и\u00a0позже.',
  },
  outbox: {
    name: 'Письма в\u00a0папке outbox',
    about: 'Если почта не\u00a0настроена, письма копятся рядом с\u00a0магазином.',
  },
  import_files: { name: 'Файлы загрузок', about: 'С\u00a0загрузки файла поставщика или 1С.' },
  staff_sessions: {
    name: 'Сеансы сотрудников',
    about: 'С\u00a0последнего обращения. По\u00a0ним разбирают, кто заходил в\u00a0офис.',
  },
  audit: {
    name: 'Журнал',
    about: 'С\u00a0записи. По\u00a0нему отвечают, кто менял деньги и\u00a0данные; обычно пять лет.',
  },
};

const unitForms: Readonly<Record<KeepingRule['unit'], readonly [string, string, string]>> = {
  days: ['день', 'дня', 'дней'],
  months: ['месяц', 'месяца', 'месяцев'],
  years: ['год', 'года', 'лет'],
};

/** '90 дней'. */
export const termText = ({ unit }: Pick<KeepingRule, 'unit'>, term: number): string =>
  `${term}\u00a0${plural(term, ...unitForms[unit])}`;

/** 'Корзины, дней'. */
export const termLabel = (kind: KeepingKind, { unit }: KeepingRule): string =>
  `${keepingKindWords[kind].name}, ${unitForms[unit][2]}`;

/** 'От 7 до 90.' */
export const boundsText = ({ least, most }: KeepingRule): string =>
  `От\u00a0${least} до\u00a0${most}.`;
