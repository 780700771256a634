import { formatPrice } from '../words/price.ts';

/** Words of the dialog that changes the goods of an order, and of the choice of goods in it. */
export const changeGoodsWords = {
  open: 'Изменить состав…',
  moneyIsBack:
    'Деньги за\u00a0заказ возвращены целиком, а\u00a0товары остались к\u00a0отправке. Если не\u00a0отправляете, отмените заказ.',
  title: (number: string) => `Заказ ${number}: изменить состав`,
  about:
    'Другая ткань или размер\u00a0— новая строка: добавьте их и\u00a0уберите прежнюю. Доставку и\u00a0срок посчитаем заново, и\u00a0вы\u00a0решите, менять\u00a0ли их.',
  quantity: 'Штук',
  quantityOf: (name: string) => `Штук: ${name}`,
  price: 'Цена за\u00a0штуку, ₽',
  priceOf: (name: string) => `Цена за\u00a0штуку, ₽: ${name}`,
  remove: 'Убрать',
  removeOf: (name: string) => `Убрать: ${name}`,
  back: 'Вернуть',
  backOf: (name: string) => `Вернуть: ${name}`,
  removed: 'Будет убрано',
  added: 'Новая строка',
  notSent: 'За\u00a0эту строку возвращали деньги: она не\u00a0меняется.',
  reason: 'Почему цена другая',
  reasonHint: 'Например: скидка за\u00a0образец. Покупатель это увидит.',
  add: 'Добавить товар',
  addHint: 'Название, ткань или артикул',
  more: 'Нашлось больше: добавьте слов или введите артикул.',
  nothing: 'Ничего не\u00a0нашлось.',
  allChosen: 'Всё, что нашлось, уже в\u00a0заказе.',
  addOf: (name: string) => `Добавить: ${name}`,
  address: 'Изменить адрес',
  place: 'Изменить адрес или способ получения',
  noStreet: 'Напишите адрес',
  choosePlace: 'Укажите, откуда заберёт',
  street: 'Адрес',
  department: 'Отделение',
  mayChange:
    'Покупателя спросили об\u00a0изменении заказа. Прежде чем собирать и\u00a0отдавать, уточните у\u00a0менеджера.',
  changedAt: (time: string) => `Заказ изменён ${time}: сверьте товары и\u00a0адрес.`,
  isReady: 'Заказ готов к\u00a0выдаче: его состав не\u00a0меняется.',
  hasLeft: 'Заказ уже отправлен: состав не\u00a0меняется, можно изменить адрес.',
  offerWaits:
    'Покупатель ещё не\u00a0ответил на\u00a0прежнее предложение: оно показано ниже. То, что вы сохраните, заменит его.',
  countedCharges: 'Взять цену по\u00a0расчёту:',
  countedCharge: (name: string, before: string, after: string) =>
    `${name}: было ${before}, станет ${after}`,
  noCharge: 'нет',
  chargeStays: (name: string, now: string, asked: string) =>
    `${name}: как сейчас (${now}), предлагали ${asked}`,
  chargeNew: (name: string, after: string) => `${name}: добавится, ${after}`,
  chargeGone: (name: string, before: string, isTold: boolean) =>
    `${name}: было ${before}, ${isTold ? 'цену назовёте позже' : 'больше не\u00a0нужно'}`,
  wholeBefore: (sum: number) => `Весь заказ сейчас: ${formatPrice(sum)}`,
  wholeAfter: (sum: number) => `С\u00a0доставкой станет: ${formatPrice(sum)}`,
  countedDays: (days: string, before: string | null) =>
    `Обещать новый срок: ${days}.${before ? ` Обещано: ${before}.` : ''}`,
  notCounted:
    'Доставка в\u00a0этот город не\u00a0посчиталась: проверьте его название. Если снять прежнюю цену, заказ встанет в\u00a0«Сегодня»: назвать стоимость доставки.',
  notCountedPart: (name: string, why: string) => `${name}: ${why}.`,
  dayDrops: (day: string) => `Договорённый день ${day} отпадёт: назначьте новый.`,
  dayYourself: 'Срок не\u00a0посчитался: проверьте обещанный день и\u00a0измените его сами.',
  goodsBefore: (sum: number) => `Товары сейчас: ${formatPrice(sum)}`,
  goodsAfter: (sum: number) => `Станет: ${formatPrice(sum)}`,
  quantityWrong: 'Введите число штук от\u00a01 до\u00a0999',
  isAgreedAbout: 'Договорились по телефону: заказ изменится сразу.',
  save: 'Сохранить',
  asked: 'Предложено покупателю',
  withdrawn: 'Предложение снято: заказ остался прежним.',
  saved: 'Заказ изменён',
} as const;
