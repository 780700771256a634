import type { FirstStep, StepState } from '#contracts/admin/work/first-steps.ts';
import { firstStepNames } from './first-steps.ts';

/** What each step is for. */
export const stepTexts: Readonly<Record<FirstStep, string>> = {
  identity:
    'Как называется магазин, его телефон и\u00a0почта. Название видно на\u00a0каждой странице, на\u00a0почту приходят заказы.',
  look: 'Логотип или свои цвета. Нравится как есть\u00a0— отложите шаг: без логотипа название написано буквами.',
  goods:
    'Загрузите файл поставщика (Excel, CSV, YML) или начните с\u00a0одного товара. Шаг сделан, когда хоть один товар в\u00a0продаже.',
  delivery: 'Страница о\u00a0том, куда, когда и\u00a0за сколько вы везёте.',
  zones:
    'Где вы возите и\u00a0сколько это стоит. Шаг сделан, когда есть хоть одна зона: покупатель сразу видит цену и\u00a0день. Возит только транспортная компания\u00a0— отложите шаг: цену назовёт менеджер.',
  order:
    'Откройте магазин, положите товар в\u00a0корзину и\u00a0оформите заказ на\u00a0себя: он появится в\u00a0«Заказах». Потом отмените его на\u00a0его карточке: товар вернётся на\u00a0склад. До первого заказа опубликуйте политику обработки персональных данных: так требует закон.',
};

/** What the screens for a step are called in its card. */
export const stepWays = {
  name: 'Название',
  contacts: 'Контакты',
  logo: 'Логотип',
  colours: 'Цвета',
  file: 'Загрузить файл',
  product: 'Начать с\u00a0одного товара',
  goods: 'Открыть товары',
  newPage: 'Написать страницу',
  page: 'Открыть страницу',
  zones: 'Задать зоны',
  shop: 'Открыть магазин',
  orders: 'Заказы',
  documents: 'Политика',
} as const;

export const startScreenMessages = {
  about: (done: number, all: number) =>
    `Сделано ${done} из\u00a0${all}. Порядок любой; шаг можно отложить и\u00a0вернуться к\u00a0нему.`,
  list: 'Шаги по\u00a0порядку',
  states: { done: 'Сделано', left: 'Отложено', todo: 'Не\u00a0сделано' } satisfies Record<
    StepState,
    string
  >,
  hiddenGoods: 'Товары есть, но ни один не\u00a0показан. Откройте товар и\u00a0включите показ.',
  newPage: 'Назовите страницу «Доставка», адрес\u00a0— delivery.',
  leave: 'Отложить',
  leaveOf: (step: FirstStep) => `Отложить: ${firstStepNames[step]}`,
  takeUp: 'Вернуть',
  takeUpOf: (step: FirstStep) => `Вернуть: ${firstStepNames[step]}`,
  allDone: 'Все шаги сделаны.',
  allLeft: 'Осталось только отложенное.',
  nextIs: (done: number, all: number, next: FirstStep) =>
    `Первые шаги магазина: сделано ${done} из\u00a0${all}. Дальше: ${firstStepNames[next].toLowerCase()}.`,
  proceed: 'Продолжить',
  readinessAbout:
    'Чего не\u00a0хватает, чтобы принимать заказы, и\u00a0что стоит поправить. Список составлен по тому, что есть в\u00a0магазине сейчас.',
  checking: 'Проверяем магазин и\u00a0почту…',
  again: 'Проверить ещё раз',
  ready: 'Магазин готов к\u00a0открытию.',
  almost: 'Обязательное есть, магазин можно открывать.',
  essential: 'Обязательно',
  advice: 'Желательно',
  mend: (screen: string) => `Открыть: ${screen}`,
} as const;
