import type { CallOutcome } from '#contracts/admin/callbacks/values.ts';
import type { HandOver } from '#contracts/admin/delivery/values.ts';
import type { StockKind } from '#contracts/admin/goods/values.ts';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import type { Permission, Role } from '#contracts/admin/staff/permissions.ts';
import { type AttributeKey, attributes } from '#contracts/attributes.ts';
import { chargeKinds } from '#contracts/order-states.ts';
import { isOwnFilter, ownLabel } from '#contracts/own-filters.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { shopLabels } from '../commands/content-files.ts';
import { chargeNames } from '../orders/charges.ts';
import { orderStatusNames, paymentStatusNames } from '../orders/orders.ts';
import { documentNames } from '../site/documents.ts';
import { formatPrice } from '../words/price.ts';
import { formatDate, formatTime } from '../words/shop-time.ts';
import { outcomeNames } from './calls.ts';
import { carrierMessages, handOverNames } from './carrier.ts';
import { nameOfStep } from './first-steps.ts';
import { stockText } from './goods.ts';
import { permissionWords } from './staff.ts';
import { roleWords } from './staff-rules.ts';

export const actorWords: Readonly<Record<AuditEntry['actor'], string>> = {
  staff: 'Сотрудник',
  terminal: 'Терминал',
  system: 'Магазин',
};

const actions: Readonly<Record<string, string>> = {
  'address_service.change': 'изменены подсказки адресов',
  'address_service.remove': 'убран ключ подсказок адресов',
  'audit.export': 'выгружен журнал',
  'backup.make': 'сделана резервная копия',
  'callbacks.call': 'записан звонок',
  'callbacks.release': 'отпущен звонок',
  'callbacks.take': 'взят звонок',
  'carrier.change': 'изменены ключи и\u00a0отправитель перевозчика',
  'carrier.remove': 'убраны ключи перевозчика',
  'catalogue.import': 'загружены товары',
  'categories.change': 'изменена категория',
  'categories.create': 'создана категория',
  'categories.delete': 'убрана категория',
  'content.push': 'загружены тексты и\u00a0вид магазина',
  'demo.remove': 'убраны примеры заказов и\u00a0звонков',
  'first_steps.leave': 'отложен первый шаг',
  'first_steps.take_up': 'возобновлён первый шаг',
  'goods.export': 'выгружены товары',
  'goods.change': 'изменён товар',
  'goods.hold': 'товар снова задаёт магазин',
  'goods.release': 'товар снова задаёт источник',
  'imports.start': 'начата загрузка товаров',
  'imports.undo': 'отменена загрузка товаров',
  'documents.withdraw': 'отозвана редакция документа',
  'documents.publish': 'опубликована редакция документа',
  'home.change': 'изменена главная страница',
  'home.restore': 'возвращена версия главной страницы',
  'imports.send': 'отправлен файл для загрузки',
  'imports.expire': 'забыт файл, который не\u00a0отправили за\u00a0сутки',
  'imports.drop': 'убран файл, который не\u00a0загрузили',
  'imports.accept_prices': 'приняты новые цены источника',
  'imports.refuse_prices': 'оставлены прежние цены',
  'imports.settle': 'разобрана загрузка товаров',
  'letters.trial': 'отправлено пробное письмо',
  'letters.retry': 'письмо отправлено ещё раз',
  'orders.call': 'записан звонок по\u00a0заказу',
  'orders.change': 'изменён заказ',
  'orders.charge': 'изменены суммы заказа',
  'orders.offer': 'предложено изменить суммы заказа',
  'orders.answer': 'отмечен ответ покупателя на предложение',
  'orders.line': 'изменено изготовление',
  'orders.note': 'записана заметка к\u00a0заказу',
  'orders.plan': 'изменены договорённости по\u00a0заказу',
  'orders.promise': 'изменён обещанный срок',
  'orders.export': 'выгружены заказы',
  'orders.revoke_links': 'закрыты ссылки на заказ',
  'orders.give_to_carrier': 'заказ передан перевозчику',
  'orders.settle_carrier': 'разобрано с\u00a0перевозчиком',
  'orders.tag': 'изменены метки заказа',
  'orders.undo': 'возвращён шаг заказа',
  'pictures.give': 'добавлены фотографии товаров',
  'pictures.remove': 'убраны фотографии товаров',
  'product.change': 'изменена карточка товара',
  'product.create': 'создан товар',
  'product.delete': 'убран товар',
  'product.pictures': 'загружены фотографии товара',
  'product.release': 'карточку товара снова задаёт источник',
  'pages.create': 'добавлена страница',
  'pages.change': 'изменена страница',
  'pages.remove': 'убрана страница',
  'pages.former': 'убран прежний адрес страницы',
  'pages.order': 'изменён порядок страниц',
  'pages.restore': 'возвращена версия страницы',
  'settings.restore': 'возвращена версия настроек',
  'settings.change': 'изменены настройки магазина',
  'sources.change': 'изменены правила источника',
  'staff.change': 'изменены права',
  'staff.code_failed': 'не\u00a0подошёл код',
  'staff.factor': 'изменён второй способ входа',
  'staff.factor_shown': 'введён код',
  'staff.invite': 'отправлено приглашение',
  'staff.join': 'создана учётная запись',
  'staff.letters_withheld': 'придержаны письма для нового пароля: их\u00a0слишком много',
  'staff.link_spent': 'погашена ссылка для нового пароля: неверные коды',
  'staff.passkey_added': 'добавлен ключ доступа',
  'staff.passkey_failed': 'не\u00a0подошёл ключ доступа',
  'staff.passkey_removed': 'отключён ключ доступа',
  'staff.passkey_renamed': 'переименован ключ доступа',
  'staff.passkey_shown': 'показан ключ доступа',
  'staff.passkey_sign_in': 'вход с ключом доступа',
  'staff.password': 'задан новый пароль',
  'staff.email': 'изменён свой e-mail',
  'staff.name': 'изменено своё имя',
  'staff.role': 'изменена роль',
  'staff.role_make': 'создана роль',
  'staff.role_remove': 'убрана роль',
  'staff.revoke_invitation': 'отозвано приглашение',
  'staff.sessions_ended': 'завершены сеансы',
  'delivery_terms.change': 'изменены условия доставки',
  'route.arrange': 'изменён маршрутный лист',
  'redirects.remove': 'убран старый адрес',
  'redirects.save': 'старый адрес ведёт на\u00a0страницу',
  'staff.sign_in': 'введён пароль',
  'staff.waits': 'вход приостановлен: подбирают пароль или код',
  'stock.count': 'остаток пересчитан',
  'stock.count_dropped': 'брошен пересчёт остатка',
  'stock.receipt': 'приняты товары',
  'stock.writeoff': 'списаны товары',
  'views.add': 'сохранён вид списка',
  'views.remove': 'убран вид списка',
  'views.rename': 'переименован вид списка',
};

/** The actions of the log that have words, for a list to choose from. */
export const auditedActions = Object.keys(actions);

/** What was done. An action without words is shown by its name. */
export const actionWords = (action: string): string => actions[action] ?? action;

const entities: Readonly<Record<string, string>> = {
  audit: 'журнал',
  address_service: 'подсказки адресов',
  role: 'роль',
  carrier: 'перевозчик',
  category: 'категория',
  content: 'содержание',
  callback: 'просьба о\u00a0звонке',
  demo: 'примеры',
  documents: 'документ',
  first_steps: 'первый шаг',
  goods: 'товар',
  invitation: 'приглашение',
  letter: 'письмо',
  order: 'заказ',
  delivery: 'доставка',
  redirect: 'старый адрес',
  route: 'маршрутный лист',
  pages: 'страница',
  pictures: 'фотографии',
  product: 'карточка товара',
  settings: 'настройки',
  source: 'источник',
  staff: 'сотрудник',
  stock: 'остаток',
  view: 'вид списка',
};

/** What it was done to. */
export const entityWords = (entity: string): string => entities[entity] ?? entity;

/** What stands for all of a kind, and what only the database calls a thing. */
const unnamed = /^(?:all|many|goods|new|shop|[\da-f]{8}-.*)$/;

/** The thing itself in words; empty where what was done says it. */
export function thingText({ entity, entity_id: id, named }: AuditEntry): string {
  if (entity === 'invitation') return named;
  if (entity === 'carrier') return carrierMessages.title;
  if (entity === 'address_service') return 'DaData';
  if (entity === 'first_steps') return nameOfStep(id);
  if (entity === 'documents') {
    const [kind, version] = id.split('/');
    const name: string | undefined = documentNames[kind as keyof typeof documentNames];
    return `${name?.toLowerCase() ?? kind}, редакция ${version}`;
  }
  return unnamed.test(id) ? '' : id;
}

const fields: Readonly<Record<string, string>> = {
  statusOrder: 'статус',
  paymentStatus: 'оплата',
  deliveryCostKopecks: 'доставка',
  ...Object.fromEntries(
    chargeKinds.map((kind) => [`charge_${kind}`, chargeNames[kind].toLowerCase()]),
  ),
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

const formatRoubles = (value: number): string => formatPrice(value);
const formatKopecks = (value: number): string => formatPrice(value / 100);

const values: Readonly<Record<string, (value: never, zone: TimeZone) => string>> = {
  statusOrder: (value: keyof typeof orderStatusNames) => orderStatusNames[value],
  paymentStatus: (value: keyof typeof paymentStatusNames) => paymentStatusNames[value],
  deliveryCostKopecks: formatKopecks,
  ...Object.fromEntries(chargeKinds.map((kind) => [`charge_${kind}`, formatKopecks])),
  filter: (names: readonly string[]) =>
    names.map((name) => filterWords[name] ?? name).join(', ') || 'все',
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
  visibility: (value: string) => visibilityWords[value] ?? value,
  outcome: (value: CallOutcome) => outcomeNames[value],
  visit_at: (at: string, zone) => formatTime(new Date(at), zone),
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
const facts = new Set(['slides_added', 'slides_removed', 'slides_changed', 'count']);

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

/** The head of the table that spreadsheets open. */
export const auditTable = [
  'Когда',
  'Кто',
  'Имя',
  'Сетевой адрес',
  'Что сделано',
  'С чем',
  'Изменения',
] as const;
