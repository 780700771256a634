import type { ShipmentGap, ShipmentState } from '#contracts/admin/delivery/values.ts';
import type { ToGive } from '#contracts/admin/orders/shipment.ts';
import { packageMessages } from '../catalogue/packages.ts';
import { counted } from '../words/plural.ts';

/** Words of the part of an order's card about its carrier. */
export const shipmentMessages = {
  title: 'Перевозчик',
  byCarrier: 'Покупателю названа цена СДЭК.',
  byShop:
    'Заказ посчитан не\u00a0по\u00a0ценам СДЭК. Если везёт СДЭК, его можно передать и\u00a0так.',
  give: 'Передать в\u00a0СДЭК',
  giveAgain: 'Передать снова',
  giveTitle: (number: string) => `Передать заказ ${number} в\u00a0СДЭК?`,
  giveAbout:
    'СДЭК получит имя, телефон и\u00a0адрес покупателя. Доставку магазин оплачивает по\u00a0договору.',
  given: (number: string) => `Заказ ${number} отправлен в\u00a0СДЭК, ждём ответа.`,
  mayNot: 'Передать заказ может менеджер.',
  sends: 'Что уйдёт в\u00a0СДЭК',
  recipient: 'Получатель',
  /** The phone stays in one line. */
  person: (name: string, phone: string) =>
    `${name}, ${phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')}`,
  where: 'Куда',
  noTown: 'город не\u00a0распознан',
  packages: 'Места',
  eachPackage: 'Каждое место',
  up: 'Подъём',
  value: 'Ценность товаров',
  from: 'Откуда',
  missing: 'Чего не\u00a0хватает',
  number: 'Номер СДЭК',
  copy: 'Скопировать номер',
  follow: 'Открыть на\u00a0сайте СДЭК',
  promised: (day: string) => `СДЭК обещает привезти ${day}.`,
  check: 'Проверить сейчас',
  checked: (time: string) => `Спрашивали ${time}`,
  silent: 'СДЭК не\u00a0ответил. Спросите ещё раз через минуту.',
  justAsked: 'СДЭК спрашивали меньше минуты назад. Подождите минуту.',
  events: 'Что сообщил СДЭК',
  settle: 'Разобрались',
  settled: 'Разобрано: заказ больше не\u00a0ждёт на\u00a0странице «Сегодня».',
  settleSaid: (number: string) => `Заказ ${number}: с\u00a0перевозчиком разобрались.`,
  overWithCarrier:
    'Заказ отменён, а\u00a0СДЭК его ещё везёт. Отмените его в\u00a0личном кабинете СДЭК.',
  unknownStep: (code: string) => `Шаг ${code}`,
} as const;

/** How it stands with the shipment, and what to do. */
export const shipmentStateWords: Readonly<
  Record<ShipmentState, { readonly name: string; readonly about: string }>
> = {
  asked: {
    name: 'Передаём',
    about: 'СДЭК проверяет заявку: обычно это занимает меньше минуты.',
  },
  registered: { name: 'Принят', about: 'СДЭК оформил заказ и\u00a0ждёт груз.' },
  refused: { name: 'Отказ', about: '' },
  on_way: { name: 'В\u00a0пути', about: '' },
  delivered: { name: 'Вручён', about: '' },
  returned: {
    name: 'Возвращается',
    about:
      'Получатель не\u00a0забрал заказ. Позвоните ему, решите, что дальше, и\u00a0нажмите «Разобрались». Новую отправку оформите в\u00a0личном кабинете СДЭК.',
  },
  removed: {
    name: 'Отменён в\u00a0СДЭК',
    about:
      'Отправление отменили в\u00a0личном кабинете СДЭК. Передайте заказ снова или нажмите «Разобрались».',
  },
};

const gaps: Readonly<Record<ShipmentGap, string>> = {
  demo: 'Это пример заказа: его никуда не\u00a0передают.',
  order_over: 'Заказ уже доставлен или отменён.',
  nothing_sent: 'Отправлять нечего: деньги возвращены за\u00a0все товары.',
  keys_unreadable: 'Ключи СДЭК не\u00a0читаются. Владелец вводит их заново: «Доставка» → «СДЭК».',
  sender_place:
    'Не\u00a0сказано, откуда забирать груз. Владелец указывает это в\u00a0разделе «Доставка» → «СДЭК».',
  sender_phone:
    'Нет телефона магазина: СДЭК звонит по\u00a0нему отправителю. Укажите его в\u00a0разделе «Магазин».',
  sender_name: 'Нет названия магазина. Укажите его в\u00a0разделе «Магазин».',
  town: 'Город покупателя не\u00a0распознан. Оформите этот заказ в\u00a0личном кабинете СДЭК.',
  address: 'В\u00a0заказе нет адреса. Оформите этот заказ в\u00a0личном кабинете СДЭК.',
  phone: 'В\u00a0заказе нет телефона. Оформите этот заказ в\u00a0личном кабинете СДЭК.',
  packages: 'Нет размеров и\u00a0веса упаковок. Внесите их в\u00a0карточке товара',
  many_pieces: 'В\u00a0заказе больше 200\u00a0предметов. Оформите его в\u00a0личном кабинете СДЭК.',
  heavy_lift:
    'СДЭК не\u00a0поднимает на\u00a0лифте больше 150\u00a0кг. Оформите этот заказ в\u00a0личном кабинете СДЭК.',
};

/** What is missing, as a sentence with the way out. */
export const gapText = (gap: ShipmentGap, goods: readonly string[]): string =>
  gap === 'packages' ? `${gaps[gap]}: ${goods.join('; ')}.` : gaps[gap];

/** Reasons of a refusal by a part of the code, the first that fits. */
const reasons: readonly (readonly [code: RegExp, text: string])[] = [
  [
    /town not known/,
    'СДЭК не\u00a0нашёл город отправления или получателя. Проверьте город в\u00a0разделе «Доставка», а\u00a0если он верный, оформите заказ в\u00a0личном кабинете СДЭК.',
  ],
  [
    /no tariff|err_result_empty|tariff/,
    'По\u00a0этому направлению, весу и\u00a0размерам у\u00a0СДЭК нет тарифа до\u00a0двери. Проверьте упаковки товара или договоритесь о\u00a0другой доставке.',
  ],
  [/not received/, 'СДЭК не\u00a0получил заявку: связь прервалась. Передайте заказ снова.'],
  [
    /recipient_location|delivery_address|to_location|multivalued/,
    'СДЭК не\u00a0понял адрес получателя. Уточните адрес у\u00a0покупателя и\u00a0оформите заказ в\u00a0личном кабинете СДЭК.',
  ],
  [
    /sender_location|from_location|shipment_point|shipment_address/,
    'СДЭК не\u00a0понял, откуда забирать груз. Владелец проверяет адрес или код пункта: «Доставка» → «СДЭК».',
  ],
  [
    /sender/,
    'СДЭК не\u00a0принял данные отправителя. Проверьте телефон и\u00a0название в\u00a0разделе «Магазин».',
  ],
  [
    /phone/,
    'СДЭК не\u00a0принял телефон. Уточните его у\u00a0покупателя и\u00a0оформите заказ в\u00a0личном кабинете СДЭК.',
  ],
  [
    /weight|length|width|height|package|place/,
    'СДЭК не\u00a0принял размеры или вес места. Проверьте упаковки в\u00a0карточке товара.',
  ],
  [
    /already_had_integration|im_number|im_dep_number/,
    'Заказ с\u00a0этим номером в\u00a0СДЭК уже есть. Найдите его в\u00a0личном кабинете СДЭК.',
  ],
  [
    /service|parameter|get_up|elevator/i,
    'СДЭК не\u00a0поднимает такой груз на\u00a0этаж. Оформите заказ в\u00a0личном кабинете СДЭК.',
  ],
];

/** Why the carrier has refused, in words with the way out; codes without words are shown as they are. */
export function faultText(fault: string | null): string {
  const known = reasons.find(([code]) => code.test(fault ?? ''));
  return known
    ? known[1]
    : 'СДЭК не\u00a0принял заказ. Проверьте адрес, телефон и\u00a0упаковки и\u00a0передайте снова или оформите заказ в\u00a0личном кабинете СДЭК.';
}

export const faultCode = (fault: string): string => `Код СДЭК: ${fault}`;

const kinds: Readonly<Record<ToGive['kind'], string>> = {
  parcel: 'посылкой',
  groupage: 'сборным грузом',
};

/** «2 места, 20 кг, посылкой». */
export const packagesText = ({ packages, weight, kind }: ToGive): string =>
  `${counted(packages.length, 'место', 'места', 'мест')}, ${packageMessages.kilograms(weight)}, ${kinds[kind]}`;

/** «90 × 40 × 45 см, 12 кг». */
export const packageText = ({ length: depth, ...sides }: ToGive['packages'][0]): string =>
  packageMessages.sizes({ ...sides, depth });

export const upText = (up: ToGive['up']): string =>
  up
    ? `на\u00a0${up.floor}-й этаж, ${up.by === 'hand' ? 'на\u00a0руках' : 'на\u00a0лифте'}`
    : 'до\u00a0двери без подъёма';

export const placeText = ({ hand_over: way, handed_over_at: at, from }: ToGive): string =>
  way === 'door'
    ? `${from}${at ? `, ${at}` : ''}: забирает курьер`
    : `${from}: привозим в\u00a0пункт${at ? ` ${at}` : ' СДЭК'}`;
