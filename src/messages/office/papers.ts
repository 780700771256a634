/** The papers of an order, in the order in which they are needed. */
export const papers = ['form', 'picking', 'act'] as const;
export type Paper = (typeof papers)[number];

export const paperNames: Record<Paper, string> = {
  form: 'Бланк заказа',
  picking: 'Лист сборки',
  act: 'Акт приёма-передачи',
};

/** Words of the papers of an order. */
export const paperMessages = {
  open: 'Напечатать',
  title: (number: string) => `Заказ ${number}: печать`,
  back: 'К\u00a0заказу',
  choose: 'Что печатать',
  print: 'Печать',
  from: (day: string) => `от ${day}`,
  seller: 'Продавец',
  buyer: 'Компания',
  customer: 'Покупатель',
  phone: 'Телефон',
  delivery: 'Доставка',
  pickup: 'Самовывоз',
  when: 'Когда',
  comment: 'Комментарий покупателя',
  position: 'Поз.',
  article: 'Артикул',
  goods: 'Товар',
  quantity: 'Количество',
  price: 'Цена',
  sum: 'Сумма',
  total: 'Товары',
  deliveryCost: 'Доставка',
  whole: 'Всего',
  payment: 'Оплата',
  collected: 'Собрано',
  dropped: 'Не\u00a0отправлять, деньги возвращаем',
  droppedBefore: 'Отменено до\u00a0передачи',
  droppedLine: (name: string, count: number) => `${name}, ${count}\u00a0шт.`,
  nothingToSend: 'Отправлять нечего: деньги возвращены за\u00a0все товары.',
  notes: 'Заметки',
  actText:
    'Продавец передал, а\u00a0покупатель принял перечисленные товары. Покупатель осмотрел товары и\u00a0упаковку. Замечания к\u00a0внешнему виду и\u00a0комплекту:',
  formText: 'С\u00a0составом заказа, ценой и\u00a0сроком согласен:',
  gave: 'Передал',
  took: 'Принял',
  signature: 'подпись, дата',
} as const;
