import type { CallOutcome } from '#contracts/admin/callbacks/values.ts';
import type { HandOver } from '#contracts/admin/delivery/values.ts';
import type { StockKind } from '#contracts/admin/goods/values.ts';
import { keepingKinds } from '#contracts/admin/keeping/values.ts';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import type { Permission, Role } from '#contracts/admin/staff/permissions.ts';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { chargeKinds } from '#contracts/order-states.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import type { PlainRate, TaxSystem, Till } from '#contracts/receipts.ts';
import type { ReturnState } from '#contracts/return-states.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { shopLabels } from '../commands/content-files.ts';
import { chargeNames } from '../orders/charges.ts';
import { orderStatusNames, paymentStatusNames } from '../orders/orders.ts';
import { returnStateNames } from '../orders/return-state-names.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate, formatTime } from '../words/shop-time.ts';
import { outcomeNames } from './calls.ts';
import { handOverNames } from './carrier.ts';
import { stockText } from './goods.ts';
import { keepingKindWords } from './keeping.ts';
import { taxSystemNames, tillNames } from './receipt-settings.ts';
import { rateText } from './receipts.ts';
import { permissionWords } from './staff.ts';
import { roleWords } from './staff-rules.ts';

const fields: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    keepingKinds.map((kind) => [`keep_${kind}`, keepingKindWords[kind].name.toLowerCase()]),
  ),
  statusOrder: 'статус',
  paymentStatus: 'оплата',
  deliveryCostKopecks: 'доставка',
  ...Object.fromEntries(
    chargeKinds.map((kind) => [`charge_${kind}`, chargeNames[kind].toLowerCase()]),
  ),
  money: 'сумма',
  return_state: 'возврат',
  joined: 'другая запись',
  act: 'акт',
  note: 'заметка',
  offer: 'предложение',
  invoice: 'счёт',
  bank_document: 'платёжное поручение',
  bank_account: 'расчётный счёт',
  bic: 'БИК',
  bank: 'банк',
  correspondent: 'корр. счёт',
  inn: 'ИНН',
  kpp: 'КПП',
  company: 'компания',
  legal_address: 'юридический адрес',
  payable: 'к\u00a0оплате',
  hold: 'товары',
  when: 'когда платить',
  hold_hours: 'часов держать товар',
  only_whole: 'только целиком',
  firsts: 'предоплата разделов',
  zones: 'зоны доставки',
  lift: 'подъём',
  assembly: 'сборка',
  pickup: 'выдача',
  classes: 'классы размера',
  unusual: 'нестандартные категории',
  production: 'сроки изготовления',
  week: 'рабочие дни',
  cutoff: 'час приёма заказов',
  calendar: 'календарь',
  free_from: 'порог бесплатной доставки',
  handed_over_at: 'откуда забирать',
  filter: 'фильтр',
  format: 'файл',
  rows: 'строк',
  created: 'создано',
  changed: 'изменено',
  refused: 'отклонено',
  restored: 'возвращено',
  removed: 'снято с\u00a0продажи',
  left: 'осталось изменённым',
  before: 'поставлен перед',
  after: 'поставлен после',
  parent: 'стоит в\u00a0разделе',
  filters: 'фильтры',
  icon: 'значок',
  photo: 'картинка',
  to: 'товары взял',
  moved: 'перенесено товаров',
  masters: 'главный для',
  unavailable: 'нет в\u00a0файле наличия',
  withdraw_percent: 'порог снятия с\u00a0продажи, %',
  production_least: 'срок изготовления от, рабочих дней',
  productionLeast: 'срок изготовления от',
  productionMost: 'срок изготовления до',
  production_most: 'срок изготовления до, рабочих дней',
  nightly: 'каждую ночь',
  address: 'адрес загрузки',
  name: 'название',
  slug: 'адрес',
  former: 'прежний адрес',
  leads_to: 'адрес ведёт',
  description: 'описание',
  category: 'раздел',
  seo_title: 'название для\u00a0поисковиков',
  seo_description: 'описание для\u00a0поисковиков',
  is_new: 'новинка',
  visibility: 'показ',
  article: 'артикул',
  variants: 'изменённые варианты',
  new_variants: 'новые варианты',
  price: 'цена',
  old_price: 'старая цена',
  stock: 'наличие',
  low_stock: 'мало\u00a0— это сколько штук',
  days: 'срок изготовления, дней',
  hidden: 'вариант скрыт',
  pieces: 'штук',
  counted: 'посчитано позиций',
  different: 'из\u00a0них с\u00a0разницей',
  outcome: 'итог',
  tags: 'метки',
  visit_at: 'замер',
  visit_note: 'заметка к\u00a0замеру',
  visit_done: 'замер проведён',
  deliver_on: 'день доставки',
  deliver_hours: 'часы доставки',
  maker: 'изготовитель',
  maker_number: 'номер у\u00a0изготовителя',
  ordered_on: 'заказано',
  promised_on: 'обещано',
  promised_from: 'обещано с',
  promised_to: 'обещано по',
  ready_on: 'пришло',
  role: 'роль',
  permissions: 'права',
  disabled: 'доступ',
  invitations: 'открытые приглашения',
  email: 'e-mail',
  passkey: 'ключ доступа',
  password: 'пароль',
  sessions: 'сеансы',
  slides: 'слайды',
  slides_added: 'добавлен слайд',
  slides_removed: 'убран слайд',
  slides_changed: 'изменён слайд',
  slides_renamed: 'переименован слайд',
  slides_order: 'порядок слайдов',
  title: 'название',
  text: 'текст',
  lead: 'вводный абзац',
  menu: 'в\u00a0главном меню',
  from: 'показывать с',
  until: 'показывать по',
  target: 'куда ведёт',
  count: 'адресов',
  in_force: 'действует с',
  totp: 'приложение с кодами',
  keys: 'ключи',
  key: 'ключ',
  daily_budget: 'запросов в\u00a0день, не\u00a0больше',
  town: 'город отправления',
  region: 'регион',
  hand_over: 'передача груза',
  account: 'номер магазина или терминала',
  is_test: 'режим',
  is_on: 'приём оплаты',
  till: 'касса',
  receipt_at: 'чек пробит',
  receipt_storage: 'ФН',
  receipt_document: 'ФД',
  receipt_sign: 'ФПД',
  receipt_link: 'ссылка на\u00a0чек',
  tax_system: 'система налогообложения',
  goods_rate: 'НДС на\u00a0товары',
  services_rate: 'НДС на\u00a0услуги',
  closes_calculated: 'расчётная ставка при передаче',
};

/** The parts of the filter of orders. */
const filterWords: Readonly<Record<string, string>> = {
  text: 'слова',
  status: 'статус',
  payment: 'оплата',
  delivery: 'получение',
  from: 'с\u00a0какого дня',
  to: 'по какой день',
  tag: 'метка',
  due: 'что пора',
  sort: 'порядок',
};

const visibilityWords: Readonly<Record<string, string>> = {
  shown: 'показан',
  hidden: 'скрыт',
};

const offerWords = {
  agreed: 'покупатель согласен',
  withdrawn: 'снято',
  seen: 'отказ замечен',
} as const;

const formatRoubles = (value: number): string => formatPrice(value);
const formatKopecks = (value: number): string => formatPrice(value / 100);

const values: Readonly<Record<string, (value: never, zone: TimeZone) => string>> = {
  statusOrder: (value: keyof typeof orderStatusNames) => orderStatusNames[value],
  return_state: (value: ReturnState) => returnStateNames[value],
  paymentStatus: (value: keyof typeof paymentStatusNames) => paymentStatusNames[value],
  deliveryCostKopecks: formatKopecks,
  money: formatKopecks,
  payable: formatKopecks,
  ...Object.fromEntries(chargeKinds.map((kind) => [`charge_${kind}`, formatKopecks])),
  offer: (value: keyof typeof offerWords) => offerWords[value] ?? value,
  filter: (names: readonly string[]) =>
    names.map((name) => filterWords[name] ?? name).join(', ') || 'все',
  till: (value: Till) => tillNames[value] ?? value,
  tax_system: (value: TaxSystem) => taxSystemNames[value] ?? value,
  goods_rate: (value: PlainRate) => rateText(value),
  services_rate: (value: PlainRate) => rateText(value),
  price: formatRoubles,
  old_price: formatRoubles,
  stock: (value: number | Exclude<StockKind, 'counted'>) =>
    stockText(
      typeof value === 'number' ? { kind: 'counted', pieces: value } : { kind: value },
    ).toLowerCase(),
  hidden: (value: boolean) => (value ? 'да' : 'нет'),
  is_new: (value: boolean) => (value ? 'да' : 'нет'),
  filters: (keys: string) => keys.split(', ').map(filterLabel).join(', ') || 'никаких',
  hand_over: (value: HandOver) => handOverNames[value],
  is_test: (value: boolean) => (value ? 'тестовый' : 'боевой'),
  is_on: (value: boolean) => (value ? 'включён' : 'отключён'),
  visibility: (value: string) => visibilityWords[value] ?? value,
  outcome: (value: CallOutcome) => outcomeNames[value],
  visit_at: (at: string, zone) => formatTime(new Date(at), zone),
  receipt_at: (at: string, zone) => formatTime(new Date(at), zone),
  visit_done: (value: boolean) => (value ? 'да' : 'нет'),
  deliver_on: formatDate,
  ordered_on: formatDate,
  promised_on: formatDate,
  promised_from: formatDate,
  promised_to: formatDate,
  ready_on: formatDate,
  // A built-in role by its key, another by its name.
  role: (value: string) => (roleWords[value as Role]?.name ?? value).toLowerCase(),
  permissions: (held: readonly Permission[]) =>
    held.map((one) => permissionWords[one]?.toLowerCase() ?? one).join(', '),
  disabled: (value: boolean) => (value ? 'закрыт' : 'открыт'),
  menu: (value: boolean) => (value ? 'да' : 'нет'),
  from: formatDate,
  until: formatDate,
  in_force: formatDate,
};

/** A filter by its name on the screen. */
const filterLabel = (key: string): string =>
  isOwnFilter(key) ? ownLabel(key) : (attributes[key as AttributeKey]?.label ?? key);

/** Told as what it is, not as what it was and became. */
const facts = new Set(['slides_added', 'slides_removed', 'slides_changed', 'count', 'money']);

const valueText = (field: string, value: unknown, zone: TimeZone): string => {
  if (value === null || value === undefined) return '—';
  return values[field]?.(value as never, zone) ?? String(value);
};

/** One changed field: «статус: Новый → Подтверждён». Of personal fields only that they changed. */
export function changeText(
  field: string,
  change: AuditEntry['changes'][string],
  zone: TimeZone,
): string {
  const name = fields[field] ?? shopLabels[field]?.toLowerCase() ?? field;
  if (change === 'changed') return `${name}: изменено`;
  if (facts.has(field)) return `${name}: ${valueText(field, change.to ?? change.from, zone)}`;
  return `${name}: ${valueText(field, change.from, zone)} → ${valueText(field, change.to, zone)}`;
}
