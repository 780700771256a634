import type { Joining } from '#contracts/admin/customers/customers.ts';
import type {
  ConsentPlace,
  CustomerKind,
  ErasedKind,
  ErasureReason,
  KeptKind,
} from '#contracts/admin/customers/values.ts';
import { readablePhone } from '#contracts/customer.ts';
import type { ErasureObstacle } from '#contracts/erasure-obstacles.ts';
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
  searchHint: 'Имя, телефон, e-mail, номер заказа, компания или ИНН',
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
  last: 'Последнее обращение',
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
  payment: (status: string) => `оплата: ${status.toLowerCase()}`,
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
  other: 'Другая запись этого человека…',
  otherTitle: 'Найти другую запись',
  otherAbout:
    'Тот\u00a0же человек с\u00a0другим телефоном и\u00a0другой почтой. Прежде чем соединить, покажем, что перейдёт.',
  otherNone: 'Никого не\u00a0нашлось.',
  otherMore: 'Нашлось больше: уточните запрос.',
  choose: 'Выбрать',
  chooseOf: (name: string) => `Выбрать: ${name}`,
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
    'Имя карточки\u00a0— последнее из\u00a0названных. Это можно отменить: на\u00a0карточке останется кнопка «Разделить». Вход в\u00a0учётные записи и\u00a0письма не\u00a0изменятся.',
  joined: 'Записи соединены.',
  joins: 'Соединённые записи',
  joinedBy: (by: string | null, time: string) => [by, time].filter(Boolean).join(', '),
  separate: 'Разделить',
  separateOf: (name: string) => `Разделить с\u00a0записью: ${name}`,
  separated: 'Записи разделены.',
  erase: 'Удалить личные данные',
  eraseTitle: 'Удалить личные данные?',
  eraseAbout:
    'Имя, телефон, e-mail, адрес, учётная запись, звонки, заметки, письма в\u00a0очереди, тексты и\u00a0фотографии возвратов пропадут из\u00a0магазина. Заказы останутся с\u00a0номером, товарами и\u00a0суммами: этого требует закон о\u00a0бухгалтерском учёте. Вернуть будет нельзя.',
  eraseReason: 'Причина',
  eraseAskedOn: 'Когда попросили',
  eraseAskedOnWrong: 'Выберите день: не\u00a0позже сегодняшнего.',
  eraseButton: 'Удалить',
  eraseDone: 'Личные данные: удалено.',
  eraseHow:
    'Уйдут и\u00a0из журнала. Останутся в\u00a0прежних резервных копиях, у\u00a0платёжного сервиса, перевозчика и\u00a0в\u00a0отправленных письмах: об\u00a0этом сказано в\u00a0справочнике.',
  obstacles: 'Пока удалить нельзя',
  understood: 'Понятно',
  obstaclesAbout: 'Завершите эти дела, и\u00a0кнопка заработает.',
  acts: 'Акты об\u00a0уничтожении',
  act: (id: number) => `Акт №\u00a0${id}`,
  actTitle: (id: number) => `Акт №\u00a0${id} об\u00a0уничтожении личных данных`,
  actGone: 'Такого акта нет.',
  actPrint: 'Напечатать',
  actAt: 'Удалено',
  actBy: 'Кто удалил',
  actByCustomer: 'покупатель, в\u00a0личном кабинете',
  actReason: 'Причина',
  actAskedOn: 'Попросили',
  actHow: 'Способ',
  actHowText:
    'Строки базы данных магазина убраны или личные поля в\u00a0них очищены, одним действием.',
  actRemoved: 'Убрано и\u00a0очищено',
  actKept: 'Осталось без личных данных',
  actRows: 'Строк',
  actWhat: 'Что',
  former: (id: number) => `Сотрудник ${id}`,
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
}): string =>
  erased
    ? customerWords.erased
    : name || (phone && readablePhone(phone)) || email || customerWords.nameless;

export const erasureReasonNames: Readonly<Record<ErasureReason, string>> = {
  asked: 'Покупатель попросил удалить данные',
  withdrawn: 'Покупатель отозвал согласие',
  mistake: 'Данные записаны по\u00a0ошибке',
  cabinet: 'Покупатель удалил учётную запись',
};

export const obstacleNames: Readonly<Record<ErasureObstacle, string>> = {
  open: 'заказ ещё не\u00a0доставлен и\u00a0не\u00a0отменён',
  owed: 'покупателю надо вернуть деньги',
  unpaid: 'заказ оплачен не\u00a0весь',
  payment: 'оплата или возврат денег ещё идёт',
  return: 'возврат не\u00a0завершён',
  receipt: 'чек ещё не\u00a0пробит',
};

export const erasedNames: Readonly<Record<ErasedKind, string>> = {
  accounts: 'Учётные записи',
  sessions: 'Входы в\u00a0учётную запись',
  carts: 'Корзины',
  wishlist: 'Товары в\u00a0избранном',
  calls: 'Просьбы о\u00a0звонке',
  letters: 'Письма в\u00a0очереди',
  orders: 'Заказы: имя, контакты, адрес, комментарий',
  order_links: 'Ссылки на\u00a0заказы',
  order_texts: 'Заметки и\u00a0договорённости по\u00a0заказам',
  quotes: 'Место доставки в\u00a0расчётах',
  payment_texts: 'Пояснения к\u00a0оплатам',
  provider_messages: 'Сообщения платёжных сервисов',
  receipts: 'Чеки: e-mail и\u00a0телефон',
  returns: 'Возвраты: тексты',
  photographs: 'Фотографии возвратов',
  notes: 'Заметки о\u00a0покупателе',
  contacts: 'Телефоны и\u00a0e-mail, по\u00a0которым узнавали',
  searches: 'Строки поиска с\u00a0контактами',
  views: 'Виды списков с\u00a0контактами',
  audit: 'Записи журнала: значения',
};

export const keptNames: Readonly<Record<KeptKind, string>> = {
  orders: 'Заказы: номер, товары, суммы',
  payments: 'Оплаты',
  receipts: 'Чеки',
  returns: 'Возвраты: товары и\u00a0суммы',
};
