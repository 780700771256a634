import type { DocumentKind } from '#contracts/legal-documents.ts';
import { formatDate } from '../words/shop-time.ts';

/** What a document that is not there yet is usually called. */
export const usualTitles: Readonly<Record<DocumentKind, string>> = {
  policy: 'Политика обработки персональных данных',
  consent: 'Согласие на обработку персональных данных',
  offer: 'Условия продажи (публичная оферта)',
};

export const documentsScreenMessages = {
  title: 'Документы',
  back: 'Магазин',
  about:
    'Политика, согласие и\u00a0оферта. Действующую редакцию не\u00a0меняют: публикуют новую с\u00a0днём, с\u00a0которого она действует. Прежние остаются у\u00a0магазина и\u00a0у\u00a0покупателей, которые с\u00a0ними согласились.',
  none: 'Этого документа у\u00a0магазина нет.',
  edition: (version: number, inForce: string) =>
    `Редакция ${version}, действует с\u00a0${formatDate(inForce)}`,
  current: 'действует сейчас',
  read: 'Читать',
  readOf: (version: number) => `Читать редакцию ${version}`,
  write: 'Новая редакция',
  writeOf: (name: string) => `Новая редакция: ${name.toLowerCase()}`,
  name: 'Название',
  inForce: 'Действует с',
  inForceHint: 'День по\u00a0времени магазина, сегодня или позже',
  text: 'Текст',
  textHint:
    'Места {shop}, {seller}, {details}, {email}, {phone}, {address} заполнятся из\u00a0настроек.',
  publish: 'Опубликовать',
  publishAsk: (name: string) => `Опубликовать новую редакцию: ${name.toLowerCase()}?`,
  publishFrom: (inForce: string) =>
    `С\u00a0${formatDate(inForce)} её видят все, и\u00a0с\u00a0ней соглашаются те, кто оформляет заказ, просит звонок или регистрируется.`,
  publishKept:
    'Кто согласился с\u00a0прежней редакцией, остаётся при ней: её текст хранится и\u00a0открывается по\u00a0ссылке из\u00a0заказа.',
  publishBack:
    'Исправить опубликованное нельзя. Отозвать можно, пока с\u00a0новой редакцией никто не\u00a0согласился.',
  withdraw: 'Отозвать',
  withdrawOf: (version: number) => `Отозвать редакцию ${version}`,
  withdrawAsk: (version: number, name: string) =>
    `Отозвать редакцию ${version}: ${name.toLowerCase()}?`,
  withdrawBefore: (version: number, inForce: string) =>
    `С\u00a0ней ещё никто не\u00a0согласился. Действовать будет редакция ${version} (с\u00a0${formatDate(inForce)}).`,
  withdrawLast:
    'С\u00a0ней ещё никто не\u00a0согласился. Других редакций нет: у\u00a0магазина не\u00a0останется этого документа, а\u00a0без политики закон не\u00a0разрешает принимать заказы и\u00a0заявки. Сохраните текст: новая редакция начнётся с\u00a0пустого листа.',
  withdrawn: (version: number) => `Редакция ${version} отозвана`,
  published: (version: number, inForce: string) =>
    `Опубликована редакция ${version}, действует с\u00a0${formatDate(inForce)}`,
  late: 'Пока вы писали, опубликовали другую редакцию. Ваш текст остался в\u00a0полях: сравните и\u00a0опубликуйте ещё раз.',
} as const;
