import type { OfferState } from '#contracts/order-states.ts';

const longDate = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Moscow',
});

const answers: Readonly<Partial<Record<OfferState, string>>> = {
  agreed: 'согласовано',
  refused: 'вы отказались',
  withdrawn: 'заказ собран прежним',
};

/** The shop offers to change what an order costs, and its customer answers. */
export const orderOfferMessages = {
  title: 'Магазин предлагает изменить стоимость',
  changeTitle: 'Магазин предлагает изменить заказ',
  lead: 'Пока вы не\u00a0согласились, заказ остаётся прежним. Если есть вопросы, позвоните нам.',
  what: 'Что меняется',
  before: 'Было',
  after: 'Стало',
  whole: 'Весь заказ',
  none: 'нет',
  told: 'рассчитает менеджер',
  wholeWithout: 'Весь заказ, доставка отдельно',
  free: 'Бесплатно',
  agree: 'Согласиться',
  refuse: 'Отказаться',
  refuseQuestion:
    'Отказаться от новой стоимости? Заказ останется прежним, магазин свяжется с\u00a0вами.',
  agreed: 'Спасибо! Новая стоимость записана в\u00a0заказ.',
  changeAgreed: 'Спасибо! Заказ изменён.',
  changeRefuseQuestion:
    'Отказаться от изменения? Заказ останется прежним, магазин свяжется с\u00a0вами.',
  refused: 'Заказ остался прежним. Мы свяжемся с\u00a0вами.',
  missing: 'Заказ остался прежним: этих товаров сейчас нет. Мы уже знаем об\u00a0этом.',
  failed: 'Не\u00a0удалось отправить ответ. Попробуйте ещё раз.',
  history: 'Как менялся заказ',
  /** «27 ноября, согласовано: было 54 990 ₽, стало 56 790 ₽». */
  past: (at: string, state: OfferState, { before, after }: { before: string; after: string }) =>
    `${longDate.format(new Date(at))}, ${answers[state] ?? ''}: было ${before}, стало ${state === 'agreed' ? '' : 'бы '}${after}`,
} as const;
