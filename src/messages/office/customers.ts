import type { Joining } from '#contracts/admin/customers/customers.ts';
import type { ConsentPlace, CustomerKind } from '#contracts/admin/customers/values.ts';
import { documentNames } from '../site/documents.ts';
import { counted } from '../words/plural.ts';

export const customerKindNames: Readonly<Record<CustomerKind, string>> = {
  account: 'С\u00a0учётной записью',
  guest: 'Без учётной записи',
};

const ordersText = (count: number) => counted(count, 'заказ', 'заказа', 'заказов');
const callsText = (count: number) =>
  counted(count, 'просьба о\u00a0звонке', 'просьбы о\u00a0звонке', 'просьб о\u00a0звонке');
const notesText = (count: number) => counted(count, 'заметка', 'заметки', 'заметок');

/** Customers in the office. */
export const customerWords = {
  about:
    'Все, кто заказывал, просил позвонить или завёл учётную запись. Один человек\u00a0— одна запись.',
  search: 'Поиск',
  searchHint: 'Имя, телефон, e-mail, номер заказа',
  kind: 'Учётная запись',
  anyKind: 'Не\u00a0важно',
  clear: 'Сбросить',
  none: 'По\u00a0этому фильтру покупателей нет.',
  empty: 'Покупателей ещё не\u00a0было.',
  more: 'Показать ещё',
  gone: 'Такого покупателя нет. Возможно, всё, что о\u00a0нём хранилось, удалено по\u00a0сроку.',
  name: 'Имя',
  nameless: 'Без имени',
  erased: 'Всё личное удалено',
  contacts: 'Телефон и\u00a0e-mail',
  orders: 'Заказы',
  paid: 'Оплачено',
  paidHint: 'Пришло за\u00a0вычетом возвращённого',
  last: 'Был в\u00a0магазине',
  account: 'Учётная запись',
  hasAccount: 'есть учётная запись',
  guest: 'без учётной записи',
  phones: 'Телефоны',
  emails: 'E-mail',
  otherNames: 'Другие имена',
  none1: 'нет',
  registered: (time: string) => `с\u00a0${time}`,
  proved: 'адрес подтверждён',
  unproved: 'адрес не\u00a0подтверждён',
  money: 'Деньги',
  ordered: 'Заказано',
  came: 'Пришло',
  wentBack: 'Вернули',
  cancelled: 'Отменено заказов',
  noOrders: 'Заказов нет.',
  returns: 'Возвраты',
  calls: 'Звонки',
  callAsked: (time: string) => `Просьба от\u00a0${time}`,
  callOpen: 'ждёт звонка',
  consents: 'Согласия',
  consentPlaces: {
    order: 'При заказе',
    call: 'При просьбе о\u00a0звонке',
    account: 'При регистрации',
  } satisfies Record<ConsentPlace, string>,
  document: (kind: keyof typeof documentNames, version: number) =>
    `${documentNames[kind].toLowerCase()}, редакция ${version}`,
  noDocuments: 'документов тогда не\u00a0было',
  notes: 'Заметки',
  noteField: 'Новая заметка',
  noteHint: 'Видна только сотрудникам. Её увидит и\u00a0сам покупатель, если попросит свои данные.',
  noteSave: 'Записать',
  noteSaved: 'Заметка записана.',
  noteRemove: 'Убрать',
  noteRemoveOf: (time: string) => `Убрать заметку от\u00a0${time}`,
  noteRemoved: 'Заметка убрана.',
  like: 'Похожие записи',
  likeAbout: 'У\u00a0них тот\u00a0же телефон или e-mail. Если это один человек, соедините записи.',
  join: 'Соединить',
  joinOf: (name: string) => `Соединить с\u00a0записью: ${name}`,
  joinTitle: 'Соединить записи?',
  joinAbout: (kept: string, joined: string) =>
    `Всё, что есть у\u00a0записи «${joined}», перейдёт к\u00a0записи «${kept}».`,
  joinWhat: ({ joined, calls, notes }: Joining) =>
    [
      ...(joined.orders > 0 ? [ordersText(joined.orders)] : []),
      ...(calls > 0 ? [callsText(calls)] : []),
      ...(joined.has_account ? ['учётная запись'] : []),
      ...(notes > 0 ? [notesText(notes)] : []),
    ].join(', '),
  joinWill: 'Перейдёт',
  joinBack:
    'Это можно отменить: на\u00a0карточке останется кнопка «Разделить». Вход в\u00a0учётные записи и\u00a0письма не\u00a0изменятся.',
  joined: 'Записи соединены.',
  joins: 'Соединённые записи',
  joinedBy: (by: string | null, time: string) => [by, time].filter(Boolean).join(', '),
  separate: 'Разделить',
  separateOf: (name: string) => `Разделить с\u00a0записью: ${name}`,
  separated: 'Записи разделены.',
  former: (id: number) => `Сотрудник ${id}`,
  open: 'Карточка покупателя',
  ordersText,
} as const;

/** What a customer without a name is called. */
export const customerName = ({
  name,
  erased_at: erased,
  phone,
  email,
}: {
  readonly name: string;
  readonly erased_at: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}): string => (erased ? customerWords.erased : name || phone || email || customerWords.nameless);
