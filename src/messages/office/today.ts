import type { QueueName } from '#contracts/admin/work/today.ts';

/** Words of the first screen. */
export const todayMessages = {
  about: 'Что ждёт вас. Число ведёт к\u00a0списку, в\u00a0котором сверху те, кто ждёт дольше.',
  since: (time: string) => `Первый ждёт с\u00a0${time}`,
  late: (day: string) => `Просрочено с\u00a0${day}`,
  nearest: (day: string) => `Ближайший день\u00a0— ${day}`,
  idle: (count: number) => `Где ничего не\u00a0ждёт: ${count}`,
  allDone: 'Всё сделано: никто не ждёт звонка, и\u00a0заказы идут своим чередом.',
} as const;

export const queueWords: Record<QueueName, { readonly name: string; readonly about: string }> = {
  orders_new: { name: 'Новые заказы', about: 'Позвоните и\u00a0подтвердите' },
  calls_due: { name: 'Просят перезвонить', about: 'Позвоните и\u00a0запишите, чем кончилось' },
  order_calls_due: {
    name: 'Позвонить по\u00a0заказам',
    about: 'Договорились созвониться: время пришло',
  },
  orders_overpaid: {
    name: 'Переплата',
    about: 'Денег больше, чем стоит заказ, или он отменён: верните лишнее',
  },
  payments_troubled: {
    name: 'Оплата требует внимания',
    about: 'Платёжная система и\u00a0магазин говорят разное: сверьте',
  },
  refunds_refused: {
    name: 'Возврат не\u00a0прошёл',
    about: 'Повторите возврат или договоритесь с\u00a0покупателем',
  },
  receipts_failed: {
    name: 'Чек не\u00a0напечатан',
    about: 'Отправьте ещё раз или впишите номер пробитого на\u00a0кассе',
  },
  returns_new: {
    name: 'Возвраты ждут ответа',
    about: 'Покупатель просит вернуть товар: согласитесь или объясните отказ',
  },
  returns_money: {
    name: 'Возвраты ждут денег',
    about: 'Деньги отдают не\u00a0позже срока: он стоит в\u00a0возврате',
  },
  orders_paid_unseen: {
    name: 'Оплачен, не\u00a0просмотрен',
    about: 'Деньги пришли, а\u00a0с\u00a0заказом ещё ничего не\u00a0делали',
  },
  payments_waiting: { name: 'Ждут оплаты', about: 'Внесено не всё: напомните покупателю' },
  orders_confirmed: { name: 'Подтверждены', about: 'Соберите или закажите изготовление' },
  production_overdue: {
    name: 'Изготовление опаздывает',
    about: 'Обещанный день прошёл: спросите изготовителя',
  },
  promises_overdue: {
    name: 'Обещанный день прошёл',
    about: 'Позвоните покупателю и\u00a0назначьте новый день',
  },
  prices_untold: {
    name: 'Назвать стоимость доставки',
    about: 'Покупателю обещали назвать её по\u00a0телефону',
  },
  offers_refused: {
    name: 'Покупатель не\u00a0согласен',
    about: 'Отказ от новой стоимости: позвоните и\u00a0договоритесь',
  },
  shipments_stopped: {
    name: 'Перевозчик не\u00a0довёз',
    about: 'СДЭК отказал или везёт обратно: откройте заказ и\u00a0решите, что дальше',
  },
  visits_near: { name: 'Замеры', about: 'На\u00a0сегодня и\u00a0завтра' },
  deliveries_near: { name: 'Доставки', about: 'На\u00a0сегодня и\u00a0завтра' },
  orders_shipped: {
    name: 'В\u00a0пути и\u00a0к\u00a0выдаче',
    about: 'Отметьте, когда доставят или заберут',
  },
  prices_asked: {
    name: 'Цены ждут решения',
    about: 'Поставщик сильно изменил цены: примите их или оставьте прежние',
  },
  imports_refused: {
    name: 'Товары не\u00a0загрузились',
    about: 'Посмотрите, что отклонено и\u00a0почему',
  },
  stock_low: {
    name: 'Товары кончаются',
    about: 'Закажите, пока не\u00a0раскупили последние',
  },
  letters_failed: { name: 'Письма не\u00a0уходят', about: 'Посмотрите, что ответила почта' },
};
