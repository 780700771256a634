import type { GapWords } from '../commands/check-shop.ts';
import { contentPlaces } from '../commands/content-files.ts';
import { documentNames, formatDate } from '../site/documents.ts';
import { counted } from '../words/plural.ts';
import { shopFieldNames } from './shop.ts';

type Named = Parameters<GapWords['emptyCategories']>[0][number];

const namesOf = (list: readonly Named[]): string => list.map(({ name }) => name).join(', ');

const some = (goods: readonly Named[], count: number): string =>
  `${counted(count, 'товар', 'товара', 'товаров')}: ${namesOf(goods)}${count > goods.length ? ' и\u00a0другие' : ''}`;

/** Without the name of the file that holds them. */
const inOffice = (place: string): string =>
  place.replace(contentPlaces.settings, 'Настройки магазина');

/** What a shop lacks before it opens, in the words of the office. */
export const officeGapWords: GapWords = {
  noName: () => 'Нет названия. Впишите, как называется магазин.',
  demoName: () => 'Название осталось от магазина-образца. Впишите своё.',
  demoTexts: (fields) =>
    `Тексты остались от магазина-образца: ${fields.map((name) => `«${shopFieldNames[name] ?? name}»`).join(', ')}. Впишите свои или очистите поля.`,
  noPhone: () => 'Нет телефона. Впишите тот, на который отвечаете.',
  noEmail: () => 'Нет почты. Впишите адрес, который читаете: на него приходят заказы.',
  demoContacts: () =>
    'Телефон, почта или канал остались от магазина-образца. Впишите свои или очистите поля.',
  noSeller: () =>
    'Нет продавца и\u00a0реквизитов, закон требует их на\u00a0сайте. Впишите, кто продаёт: имя или название, ИНН, ОГРН, адрес.',
  demoSeller: () => 'Продавец и\u00a0реквизиты остались от магазина-образца. Впишите свои.',
  noPolicy: () =>
    'Нет политики обработки персональных данных, а\u00a0без неё закон не\u00a0разрешает принимать ни заказы, ни заявки. Опубликуйте её.',
  demoDocuments: (names) =>
    `Документы остались от магазина-образца: ${names.join(', ')}. Опубликуйте свои тексты.`,
  noDocument: (kind) => `Нет документа «${documentNames[kind]}». Опубликуйте его.`,
  policyWaits: (inForce) =>
    `Политика вступит в\u00a0силу ${formatDate(inForce)}, до этого дня нельзя принимать ни заказы, ни заявки. Откройтесь в\u00a0этот день или опубликуйте её с\u00a0днём пораньше.`,
  documentWaits: (kind, inForce) =>
    `${documentNames[kind]}: документ записан и\u00a0вступит в\u00a0силу ${formatDate(inForce)}. Делать ничего не\u00a0нужно.`,
  noPublicUrl: () => `Не\u00a0задан адрес магазина: ссылки в\u00a0письмах не\u00a0откроются.`,
  plainHttp: () =>
    `Адрес магазина без https: браузеры предупреждают покупателей, а\u00a0пароли идут открыто.`,
  noSmtp: () => `Письма не\u00a0уходят: почтовый сервер не\u00a0задан.`,
  noMailFrom: (sender) => `Письма уходят от ${sender}, а\u00a0такого ящика может не\u00a0быть.`,
  smtpFailed: (reason) => `Письма не\u00a0уходят, почтовый сервер отвечает: «${reason}».`,
  noGoods: () =>
    'В\u00a0продаже нет ни одного товара. Загрузите файл или начните с\u00a0одного товара.',
  demoGoods: (count, first) =>
    `В\u00a0продаже ${some(first, count)}. Это товары магазина-образца, у\u00a0вас их нет. Загрузите свои, а\u00a0эти скройте или удалите.`,
  demoExamples: (orders, calls) =>
    `В\u00a0офисе лежат примеры: ${counted(orders, 'заказ', 'заказа', 'заказов')} и\u00a0${counted(calls, 'звонок', 'звонка', 'звонков')}. Когда они не\u00a0нужны, уберите их.`,
  demoPages: (titles) =>
    `Страницы остались от магазина-образца: ${titles.join(', ')}. Перепишите или удалите их.`,
  noZones: () =>
    'Зон доставки нет: цену и\u00a0день покупатель узнаёт только по\u00a0телефону. Задайте хотя бы одну.',
  nextCalendar: (year) =>
    `Календарь ${year} года не\u00a0внесён: сроки доставки, которые заходят в\u00a0него, покупатель видит «с\u00a0запасом».`,
  noLogo: () => 'Нет логотипа, вместо него название буквами. Добавьте картинку, если она есть.',
  demoLogo: () => 'Логотип остался от магазина-образца. Добавьте свой или уберите этот.',
  demoSlides: (titles) =>
    `Слайды остались от магазина-образца: ${titles.join(', ')}. Перепишите или уберите их.`,
  noPages: () =>
    'Нет ни одной страницы. Расскажите хотя бы о\u00a0доставке, возврате и\u00a0контактах.',
  deadSlides: (titles) =>
    `Слайды не\u00a0показаны: ${titles.join(', ')}. Они ведут на раздел или страницу, которой нет, или в\u00a0разделе нет товаров. Исправьте ссылку.`,
  deadLinks: (places) =>
    `Ссылки ведут на то, чего в\u00a0магазине нет: ${places.map(inOffice).join('; ')}. Исправьте их.`,
  picturelessCategories: (categories) =>
    `Разделы без картинки: ${namesOf(categories)}. Добавьте картинку разделу или фотографии его товарам.`,
  emptyCategories: (categories) =>
    `Разделы без товаров, покупатель их не\u00a0видит: ${namesOf(categories)}. Добавьте товары или уберите раздел.`,
  withoutPicture: (count, first) =>
    `Без фотографии ${some(first, count)}. Пока её нет, покупатель видит чертёж.`,
  withoutPrice: (count, first) =>
    `С\u00a0нулевой ценой ${some(first, count)}. Впишите цену или скройте товар.`,
  withoutSize: (count, first) =>
    `Без ширины, высоты или глубины ${some(first, count)}. Впишите размеры, чтобы товар находили по ним.`,
};
