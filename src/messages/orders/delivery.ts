import { dayWithWeekday } from './told-delivery.ts';

/** What the shopper sees and is asked of delivery. */
export const deliveryMessages = {
  delivery: 'Доставка',
  free: 'Бесплатно',
  byPhone: 'назовём по\u00a0телефону',
  comes: (days: string) => `Привезём ${days}`,
  /** Before the days, where both stand apart. */
  willCome: 'Привезём',
  ready: (days: string) => `Готов к\u00a0выдаче ${days}`,
  dayByPhone: 'Дату назовём по\u00a0телефону',
  missingToFree: (price: string) => `До бесплатной доставки не\u00a0хватает ${price}`,
  floor: 'Этаж',
  lift: 'Лифт',
  lifts: { none: 'Лифта нет', passenger: 'Пассажирский', freight: 'Грузовой' },
  assembly: 'Собрать мебель на\u00a0месте',
  district: 'Район',
  anyDistrict: 'Не\u00a0выбран',
  km: 'Сколько километров от\u00a0города',
  liftLater: 'Подъём на этаж считаем при оформлении.',
  from: (price: string) => `от\u00a0${price}`,
  slot: 'Когда привезти',
  slotTaken: 'Это время уже заняли, считаем без него. Выберите другое.',
  slotAny: 'В\u00a0любой день срока',
  slotOf: (day: string, from: string, to: string, price: string) =>
    `${dayWithWeekday(day)}, ${from}–${to}${price ? `, +${price}` : ''}`,
  whole: 'Итого с\u00a0доставкой',
  counting: 'Считаем доставку…',
  failed: 'Не\u00a0удалось посчитать доставку: цену и\u00a0день назовёт менеджер.',
  retry: 'Посчитать ещё раз',
} as const;
