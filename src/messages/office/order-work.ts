import type { ShipmentStep } from '#contracts/admin/delivery/values.ts';
import type { LineWork, OrderPlan, OrderWork } from '#contracts/admin/orders/order-events.ts';
import type { DueKind } from '#contracts/admin/orders/values.ts';
import type { DeliveryType, ShownShipment } from '#contracts/orders.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { addressText, changedText, changeVerbs, termText } from '../orders/changed-goods.ts';
import { chargeNames } from '../orders/charges.ts';
import { returnStateNames } from '../orders/return-state-names.ts';
import { daysText } from '../orders/told-delivery.ts';
import { daysOf, yearsOf } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';
import { formatNearDate, formatNearTime } from '../words/shop-time.ts';
import { outcomeNames } from './calls.ts';
import { paidByNames } from './payments.ts';

/** Words of what is done on an order beside its status and money. */
/** Of a step that can be taken back. */
export const undoOffered = 'Десять секунд внизу будет кнопка «Вернуть как\u00a0было».';

export const orderWorkMessages = {
  noteTitle: 'Заметка',
  noteHint: 'Что важно знать об\u00a0этом заказе',
  notePublic: 'Показать покупателю на странице заказа',
  noteSave: 'Записать',
  noteUnsaved: 'заметка',
  noteSaved: 'Заметка записана.',
  notes: 'Заметки и\u00a0звонки',
  noNotes: 'Заметок пока нет.',
  call: 'Записать звонок',
  callTitle: (phone: string) => `Звонок ${phone}`,
  callSaved: 'Звонок записан.',
  callAt: (time: string) => `Позвонить снова: ${time}`,
  tags: 'Метки',
  tagField: 'Новая метка',
  tagHint: 'Новая метка',
  tagAdd: 'Добавить',
  tagRemove: (tag: string) => `Снять метку «${tag}»`,
  anyTag: 'Любая',
  tag: 'Метка',
  due: 'Пора',
  anyDue: 'Всё',
  plan: 'Договорились',
  planChange: 'Изменить',
  planTitle: (number: string) => `Заказ ${number}: о\u00a0чём договорились`,
  planSave: 'Сохранить',
  planSaved: (number: string) => `Заказ ${number}: договорённости сохранены.`,
  noDay: 'день не\u00a0назначен',
  hoursField: 'Часы',
  hoursHint: 'Например: 10–14',
  promised: (days: string) => `Обещано: ${days}`,
  placedPromise: (days: string) => `При оформлении: ${days}`,
  promiseChange: 'Перенести срок',
  promiseTitle: (number: string) => `Заказ ${number}: обещанный срок`,
  promiseFrom: 'Обещаем с',
  promiseTo: 'По',
  promiseAbout: 'Назначенный день, который не входит в\u00a0новый срок, снимется.',
  promiseSaved: (number: string) => `Заказ ${number}: срок перенесён.`,
  visitField: 'Замер: когда',
  visitHint: 'По часам магазина. Пусто\u00a0— замер не нужен',
  visitNoteField: 'Замер: что учесть',
  visitNoteHint: 'Этаж, лифт, двери, кто встретит',
  visitDone: 'Замер сделан',
  visit: (time: string) => `Замер ${time}`,
  making: 'Изготовление',
  makingChange: 'Изготовление и\u00a0приход',
  makingOf: (goods: string) => `Изготовление и\u00a0приход: ${goods}`,
  save: 'Сохранить',
  undo: 'Вернуть как было',
  undone: (number: string) => `Заказ ${number}: шаг отменён, письмо не уйдёт.`,
  undoOver: 'Вернуть уже нельзя: после этого шага заказ изменили.',
  wasUndone: 'Отменено сразу',
  sent: ({ carrier, number, step }: Pick<ShownShipment, 'carrier' | 'number' | 'step'>) =>
    `${carrier}\u00a0${number}${step ? `: ${step}` : ''}`,
  customerSees: 'Что видит покупатель',
  giveLink: 'Ссылка для покупателя',
  linkHint:
    'Отправьте её в\u00a0мессенджере. По\u00a0ней видно заказ, можно ответить и\u00a0оплатить.',
} as const;

/** What is wrong with the days of a promise. */
export const promiseFaults = {
  far: (years: number) => `Слишком далеко: не\u00a0дальше ${yearsOf(years)} от\u00a0сегодня.`,
  long: (days: number) =>
    `Слишком долго: от\u00a0первого дня до\u00a0последнего не\u00a0больше ${daysOf(days)}.`,
} as const;

/** The day on which the customer gets the goods. */
export const dayWords: Record<DeliveryType, { readonly field: string; readonly said: string }> = {
  new_post: { field: 'День доставки', said: 'Доставка' },
  pickup: { field: 'День выдачи', said: 'Выдача' },
};

/** The day of an order in its row: «к 20 ноября 2026 г.». */
export const deliveryDay = (date: string): string => `к\u00a0${formatNearDate(date)}`;

export const dueNames: Record<DueKind, string> = {
  call: 'Позвонить',
  payment: 'Ждут оплаты',
  production: 'Изготовление опаздывает',
  promise: 'Обещанный день прошёл',
  refusal: 'Покупатель не\u00a0согласен',
  offer: 'Предложение без ответа',
  price: 'Назвать стоимость доставки',
  overpaid: 'Переплата',
  receipt: 'Чек не\u00a0напечатан',
  invoice: 'Счёт не\u00a0оплачен',
  unseen: 'Оплачен, не\u00a0просмотрен',
  carrier: 'Перевозчик не\u00a0довёз',
  visit: 'Замеры до завтра',
  delivery: 'Доставки до завтра',
};

/** How it stands with the goods of a line, in short; empty where nothing is known. Where the order `isOver`, a promise is past. */
export function makingText(line: LineWork, isOver: boolean): string {
  const { maker, maker_number: number, ordered_on: ordered } = line;
  if (line.ready_on) return `Пришло ${formatNearDate(line.ready_on)}`;
  return [
    maker && `Заказано: ${maker}${number ? `, ${number}` : ''}`,
    ordered && `${maker ? 'заказ' : 'Заказано'} от ${formatNearDate(ordered)}`,
    !isOver && line.promised_on && `обещано к\u00a0${formatNearDate(line.promised_on)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a member of the staff did, line by line. Of a person who was erased some steps say nothing any more: then that. */
export function workTexts(work: OrderWork, zone: TimeZone): string[] {
  const texts = knownTexts(work, zone);
  return texts.length > 0 ? texts : ['Подробностей больше нет: личное удалено'];
}

function knownTexts(work: OrderWork, zone: TimeZone): string[] {
  switch (work.kind) {
    case 'note':
      return [work.public ? `Покупателю: ${work.text}` : work.text];
    case 'call':
      return [
        `Звонок: ${outcomeNames[work.outcome].toLowerCase()}${work.note ? `. ${work.note}` : ''}`,
        ...(work.call_at
          ? [orderWorkMessages.callAt(formatNearTime(new Date(work.call_at), zone))]
          : []),
      ];
    case 'tags':
      return [
        ...(work.added.length > 0 ? [`Метки добавлены: ${work.added.join(', ')}`] : []),
        ...(work.removed.length > 0 ? [`Метки сняты: ${work.removed.join(', ')}`] : []),
      ];
    case 'plan':
      return planTexts(work.plan, zone);
    case 'line':
      return [`${work.goods}: ${lineTexts(work.line).join(', ')}`];
    case 'charge':
      return chargeTexts(work);
    case 'offer':
      return offerTexts(work);
    case 'promise':
      return promiseTexts(work);
    case 'shipment':
      return [shipmentText(work)];
    case 'money':
      return [moneyText(work)];
    case 'goods':
      return [goodsTexts[work.of]];
    case 'return':
      return [returnText(work)];
    case 'invoice':
      return [`Счёт №\u00a0${work.invoice} ${work.of === 'made' ? 'выставлен' : 'отправлен'}`];
    case 'told':
      return ['Записан по\u00a0телефону; покупатель оформил его по\u00a0ссылке'];
    case 'undo':
      return ['Последний шаг отменён'];
  }
}

const goodsTexts = {
  freed: 'Заказ не\u00a0оплачен в\u00a0срок: товары вернулись в\u00a0продажу',
  held: 'Товары снова отложены',
  short: 'Покупатель согласился на\u00a0изменение, но\u00a0товаров не\u00a0хватило: заказ прежний',
  kept: 'Товары держим без оплаты',
  'not kept': 'Товары держим, пока не\u00a0выйдет срок оплаты',
} as const;

const returnText = ({ id, of, note, other }: Extract<OrderWork, { kind: 'return' }>): string => {
  if (of === 'replacement') return `Взамен возврата №\u00a0${id} по\u00a0заказу ${other ?? ''}`;
  const instead = other ? `, заказ на замену ${other}` : '';
  return `Возврат №\u00a0${id}: ${returnStateNames[of].toLowerCase()}${instead}${reasonText(note)}`;
};

const sumText = (amount: number | null) =>
  amount === null ? 'не\u00a0считается' : formatPrice(amount);
const reasonText = (reason: string) => (reason ? ` (${reason})` : '');

const chargeTexts = (work: Extract<OrderWork, { kind: 'charge' }>): string[] => [
  `${chargeNames[work.charge]}: ${sumText(work.amount)}${work.before == null ? '' : `, было ${sumText(work.before)}`}${reasonText(work.reason)}`,
  ...(work.agreed ? [`Покупатель согласен: ${work.agreed}`] : []),
];

const moneyWords = {
  came: 'Оплата',
  'went back': 'Возврат денег',
  'refund asked': 'Возврат запрошен',
  'refund refused': 'Возврат не\u00a0прошёл',
  'refund undone': 'Банк отменил возврат',
  'taken back': 'Запись об\u00a0оплате снята',
  'refund taken back': 'Запись о\u00a0возврате снята',
  settled: 'С\u00a0оплатой разобрались',
  'receipt noted': 'Номер чека вписан',
  'receipt corrected': 'Чек исправлен',
  'receipt repeated': 'Чек отправлен ещё раз',
} as const;

const moneyText = ({ of, amount, by, note }: Extract<OrderWork, { kind: 'money' }>): string =>
  `${moneyWords[of]}: ${formatPrice(amount)}, ${paidByNames[by]}${reasonText(note)}`;

const offerStateTexts = {
  offered: 'Предложено покупателю',
  agreed: 'Новая стоимость согласована',
  refused: 'Покупатель отказался от новой стоимости',
  withdrawn: 'Предложение снято',
} as const;

/** Of goods or an address. */
const changeStateTexts = {
  ...offerStateTexts,
  agreed: 'Изменение заказа согласовано',
  refused: 'Покупатель отказался от\u00a0изменения заказа',
} as const;

const offerTexts = (work: Extract<OrderWork, { kind: 'offer' }>): string[] => [
  `${(work.lines || work.address || work.term ? changeStateTexts : offerStateTexts)[work.state]}${work.agreed ? `: ${work.agreed}` : ''}`,
  ...work.changes.map(
    ({ charge, before, after, reason }) =>
      `${chargeNames[charge]}: было ${sumText(before)}, ${changeVerbs[work.state]} ${sumText(after)}${reasonText(reason)}`,
  ),
  ...(work.lines ?? []).map((line) => changedText(line, formatPrice, changeVerbs[work.state])),
  ...(work.address ? [addressText(work.address, changeVerbs[work.state])] : []),
  ...(work.term ? [termText(work.term, changeVerbs[work.state])] : []),
];
const shipmentSteps: Readonly<Record<ShipmentStep, string>> = {
  given: 'Передан в\u00a0СДЭК',
  refused: 'СДЭК отказал',
  returned: 'СДЭК не\u00a0вручил заказ и\u00a0везёт его обратно',
  removed: 'Отправление отменено в\u00a0СДЭК',
  settled: 'С\u00a0перевозчиком разобрались',
};

/** The part of the carrier has the reason of a refusal in words. */
const shipmentText = ({ step, fault }: Extract<OrderWork, { kind: 'shipment' }>): string =>
  step === 'refused' && fault ? `${shipmentSteps[step]}: ${fault}` : shipmentSteps[step];

const promiseTexts = ({
  before,
  dropped,
  ...now
}: Extract<OrderWork, { kind: 'promise' }>): string[] => [
  `Обещано: ${daysText(now, new Date())}${before ? ` (было ${daysText(before, new Date())})` : ''}`,
  ...(dropped ? [`День ${formatNearDate(dropped)} снят`] : []),
];

function planTexts(plan: Partial<OrderPlan>, zone: TimeZone): string[] {
  const { deliver_on: day, deliver_hours: hours, visit_at: visit, visit_note: note } = plan;
  return [
    ...(day === undefined ? [] : [day ? `День: ${formatNearDate(day)}` : 'День снят']),
    ...(hours === undefined ? [] : [hours ? `Часы: ${hours}` : 'Часы сняты']),
    ...(visit === undefined
      ? []
      : [visit ? orderWorkMessages.visit(formatNearTime(new Date(visit), zone)) : 'Замер снят']),
    ...(note ? [`Замер: ${note}`] : []),
    ...(plan.visit_done === undefined
      ? []
      : [plan.visit_done ? 'Замер сделан' : 'Замер ещё не сделан']),
  ];
}

const lineTexts = (line: Partial<LineWork>): string[] => [
  ...(line.maker === undefined ? [] : [line.maker ?? 'изготовитель не указан']),
  ...(line.maker_number === undefined ? [] : [`номер ${line.maker_number ?? 'снят'}`]),
  ...(line.ordered_on === undefined ? [] : [dated('заказано', line.ordered_on)]),
  ...(line.promised_on === undefined ? [] : [dated('обещано к', line.promised_on)]),
  ...(line.ready_on === undefined ? [] : [dated('пришло', line.ready_on)]),
];

const dated = (what: string, date: string | null) =>
  date ? `${what} ${formatNearDate(date)}` : `${what}: день снят`;
