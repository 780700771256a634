import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import type { PaidBy } from '#contracts/payments.ts';
import { documentNames } from '../site/documents.ts';
import { carrierMessages } from './carrier.ts';
import { nameOfStep } from './first-steps.ts';
import { paidByNames } from './payments.ts';

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
  'customers.erase': 'уничтожены личные данные покупателя',
  'customers.export': 'выгружены покупатели',
  'customers.join': 'соединены записи покупателя',
  'customers.note': 'записана заметка о\u00a0покупателе',
  'customers.remove_note': 'убрана заметка о\u00a0покупателе',
  'customers.separate': 'разделены записи покупателя',
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
  'invoices.bank_file': 'записана оплата счёта из\u00a0файла банка',
  'invoices.make': 'выставлен счёт',
  'invoices.send': 'отправлен счёт',
  'bank_details.change': 'изменены реквизиты банка',
  'letters.trial': 'отправлено пробное письмо',
  'letters.retry': 'письмо отправлено ещё раз',
  'orders.call': 'записан звонок по\u00a0заказу',
  'orders.change': 'изменён заказ',
  'orders.charge': 'изменены суммы заказа',
  'orders.offer': 'предложено изменить заказ',
  'orders.company': 'изменены реквизиты покупателя',
  'orders.goods': 'изменён состав заказа',
  'orders.draft': 'начат заказ по\u00a0телефону',
  'orders.link': 'покупателю дана ссылка на\u00a0заказ по\u00a0телефону',
  'orders.page_link': 'сделана ссылка на\u00a0заказ для покупателя',
  'orders.place': 'оформлен заказ по\u00a0телефону',
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
  'returns.begin': 'начат возврат',
  'returns.step': 'изменён возврат',
  'returns.add_photograph': 'добавлена фотография возврата',
  'payments.export': 'выгружены оплаты',
  'reports.export': 'выгружен отчёт',
  'payments.give_back': 'записан возврат денег',
  'payment_provider.change': 'изменён приём оплаты',
  'payment_provider.remove': 'убраны ключи приёма оплаты',
  'payments.note': 'записана оплата',
  'payments.refund': 'запрошен возврат денег',
  'payment_provider.till': 'выбрана касса',
  'receipts.note': 'записан номер чека',
  'receipts.correct': 'исправлены данные чека',
  'receipts.repeat': 'чек отправлен ещё раз',
  'tax_terms.change': 'изменены налоги',
  'tax_terms.remove': 'убраны налоги',
  'payments.settled': 'разобрались с\u00a0оплатой',
  'payments.take_back': 'снята запись об\u00a0оплате',
  'payments.take_back_refund': 'снята запись о\u00a0возврате',
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
  'orders.hold_goods': 'изменено, держать ли товары заказа',
  'payments.show_qr': 'показан QR-код для оплаты',
  'payments.send_link': 'отправлена ссылка на\u00a0оплату',
  'keeping.change': 'изменены сроки хранения',
  'paying_terms.change': 'изменены условия оплаты',
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
  bank_details: 'реквизиты банка',
  address_service: 'подсказки адресов',
  role: 'роль',
  carrier: 'перевозчик',
  category: 'категория',
  content: 'содержание',
  customer: 'покупатель',
  callback: 'просьба о\u00a0звонке',
  demo: 'примеры',
  documents: 'документ',
  first_steps: 'первый шаг',
  goods: 'товар',
  invitation: 'приглашение',
  letter: 'письмо',
  order: 'заказ',
  order_draft: 'черновик заказа',
  register: 'реестр',
  sales: 'продажи',
  compare: 'сверка',
  delivery: 'доставка',
  redirect: 'старый адрес',
  route: 'маршрутный лист',
  pages: 'страница',
  payment_provider: 'платёжный сервис',
  tax_terms: 'налоги в\u00a0чеках',
  pictures: 'фотографии',
  product: 'карточка товара',
  settings: 'настройки',
  payments: 'приём оплаты',
  source: 'источник',
  staff: 'сотрудник',
  stock: 'остаток',
  return: 'возврат',
  view: 'вид списка',
};

/** What it was done to. */
export const entityWords = (entity: string): string => entities[entity] ?? entity;

/** What stands for all of a kind, and what only the database calls a thing. */
const unnamed = /^(?:all|many|goods|new|shop|keeping|[\da-f]{8}-.*)$/;

/** The thing itself in words; empty where what was done says it. */
export function thingText({ entity, entity_id: id, named }: AuditEntry): string {
  if (entity === 'invitation') return named;
  if (entity === 'carrier') return carrierMessages.title;
  if (entity === 'address_service') return 'DaData';
  if (entity === 'payment_provider') return paidByNames[id as PaidBy] ?? id;
  if (entity === 'first_steps') return nameOfStep(id);
  if (entity === 'documents') {
    const [kind, version] = id.split('/');
    const name: string | undefined = documentNames[kind as keyof typeof documentNames];
    return `${name?.toLowerCase() ?? kind}, редакция ${version}`;
  }
  return unnamed.test(id) ? '' : id;
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
