import type { GapName } from '#contracts/admin/work/readiness.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { documentNames, formatDate } from '../site/documents.ts';

/** A product or a category: its address, for files, and its name, for people. */
interface Named {
  readonly slug: string;
  readonly name: string;
}

const slugsOf = (list: readonly Named[]): string => list.map(({ slug }) => slug).join(', ');

const some = (goods: readonly Named[], count: number): string =>
  `${slugsOf(goods)}${count > goods.length ? ' и другие' : ''}`;

/** Terminal output of `check-shop`. */
export const checkShopMessages = {
  usage: 'Готов ли магазин к открытию: npm run check-shop',
  ready: 'Магазин готов к открытию.',
  almost: 'Открываться можно. Что ещё стоит сделать:',
  notReady: 'Открываться рано. Обязательно:',
  advice: 'Желательно:',
  failed: 'Не хватает обязательного.',
} as const;

/** What a shop may lack before it opens, and what to do in files and in the terminal. */
export const gapMessages = {
  noName: () => 'Нет названия: впишите name в shop.yaml (npm run content -- pull ПАПКА).',
  demoName: () => 'Название — от магазина-образца: впишите своё в shop.yaml.',
  demoTexts: (fields: readonly string[]) =>
    `Тексты о магазине — от магазина-образца: ${fields.join(', ')}. Впишите свои в shop.yaml или оставьте пустыми.`,
  noPhone: () => 'Нет телефона: впишите contacts.phone в shop.yaml.',
  noEmail: () => 'Нет почты: впишите contacts.email в shop.yaml.',
  demoContacts: () => 'Телефон, почта или канал — от магазина-образца: впишите свои в shop.yaml.',
  noSeller: () =>
    'Нет продавца и реквизитов, закон требует их на сайте: впишите seller в shop.yaml.',
  demoSeller: () => 'Продавец и реквизиты — от магазина-образца: впишите свои в shop.yaml.',
  noPolicy: () =>
    'Нет политики обработки персональных данных, а без неё нельзя принимать ни заказы, ни заявки: напишите documents/policy.md (npm run content -- pull ПАПКА).',
  demoDocuments: (names: readonly string[]) =>
    `Документы — от магазина-образца: ${names.join(', ')}. Впишите свои тексты и реквизиты в папке documents.`,
  noDocument: (kind: DocumentKind) =>
    `Нет документа «${documentNames[kind]}»: напишите documents/${kind}.md.`,
  policyWaits: (inForce: string) =>
    `Политика вступит в силу ${formatDate(inForce)}, до этого дня нельзя принимать ни заказы, ни заявки: откройтесь в этот день или поставьте в documents/policy.md in_force пораньше.`,
  documentWaits: (kind: DocumentKind, inForce: string) =>
    `${documentNames[kind]}: документ записан, с ${formatDate(inForce)} он вступит в силу.`,
  noPublicUrl: () =>
    'Не задан PUBLIC_URL: впишите адрес магазина в .env, иначе ссылки в письмах ведут на localhost.',
  plainHttp: () =>
    'PUBLIC_URL начинается с http: без https браузеры предупреждают покупателей, а пароли идут открыто.',
  noSmtp: () =>
    'Не задан SMTP_URL: письма не уходят, а складываются в папку outbox. Впишите почтовый сервер в .env.',
  noMailFrom: (sender: string) =>
    `Не задан MAIL_FROM: письма уходят от ${sender}, а такого ящика может не быть. Впишите в .env адрес, который вы читаете.`,
  smtpFailed: (reason: string) =>
    `Почтовый сервер не принимает нас (${reason}). Проверьте SMTP_URL: адрес, порт, имя и пароль.`,
  noGoods: () => 'Нет товаров: загрузите их (npm run import -- ФАЙЛ).',
  demoGoods: (count: number, first: readonly Named[]) =>
    `В продаже товары магазина-образца, которых у вас нет: ${count} (${some(first, count)}). Загрузите свои, а эти удалите в офисе вместе с разделами; начать без них — DEMO_CATALOGUE=false в новой папке.`,
  demoExamples: (orders: number, calls: number) =>
    `В офисе лежат примеры заказов (${orders}) и звонков (${calls}): их убирает кнопка на экране «Сегодня».`,
  demoPages: (titles: readonly string[]) =>
    `Страницы — от магазина-образца: ${titles.join(', ')}. Перепишите их в папке pages.`,
  noZones: () =>
    'Нет зон доставки: цену и день покупатель узнаёт только по телефону. Задайте их в delivery.yaml или в офисе.',
  nextCalendar: (year: number) =>
    `Календарь ${year} года не внесён: сроки доставки, которые заходят в него, считаются с запасом. Внесите его в delivery.yaml (calendar) или в офисе.`,
  noLogo: () =>
    'Нет логотипа: положите logo.svg или logo.png рядом с shop.yaml. Пока вместо него название буквами.',
  demoLogo: () =>
    'Логотип — от магазина-образца: положите свой logo.svg или logo.png рядом с shop.yaml.',
  demoSlides: (titles: readonly string[]) =>
    `Слайды — от магазина-образца: ${titles.join(', ')}. Перепишите их в папке slides.`,
  noPages: () =>
    'Нет ни одной страницы: расскажите хотя бы о доставке, возврате и контактах (папка pages).',
  deadSlides: (titles: readonly string[]) =>
    `Слайды ведут на категорию или страницу, которой нет (или категория скрыта, или в ней нет товаров), и не показаны: ${titles.join(', ')}.`,
  deadLinks: (places: readonly string[]) =>
    `Ссылки ведут на то, чего в магазине нет: ${places.join('; ')}.`,
  picturelessCategories: (categories: readonly Named[]) =>
    `Без картинки категории: ${slugsOf(categories)}. Укажите picture в categories.yaml или загрузите фотографии товаров.`,
  emptyCategories: (categories: readonly Named[]) =>
    `В категориях нет товаров, покупатель их не видит: ${slugsOf(categories)}.`,
  withoutPicture: (count: number, first: readonly Named[]) =>
    `Без картинки: ${count} (${some(first, count)}). Покупатель увидит чертёж.`,
  withoutPrice: (count: number, first: readonly Named[]) =>
    `С нулевой ценой: ${count} (${some(first, count)}).`,
  withoutSize: (count: number, first: readonly Named[]) =>
    `Без ширины, высоты или глубины: ${count} (${some(first, count)}). Их не найти по размерам.`,
} as const satisfies Record<GapName, unknown>;

type GapMessages = typeof gapMessages;

/** What a sentence about each gap needs. */
export type GapFacts = { readonly [Name in GapName]: Parameters<GapMessages[Name]> };

/** Something that a shop lacks. */
export type Gap = {
  readonly [Name in GapName]: { readonly name: Name; readonly facts: GapFacts[Name] };
}[GapName];

/** The sentences about gaps, in the words of one place. */
export type GapWords = { readonly [Name in GapName]: (...facts: GapFacts[Name]) => string };

export const gapText = ({ name, facts }: Gap, words: GapWords = gapMessages): string =>
  (words[name] as (...facts: Gap['facts']) => string)(...facts);
