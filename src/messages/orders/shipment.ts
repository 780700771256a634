/** The page of the carrier on which anyone follows a number. */
export const trackingAddress = (number: string): string =>
  `https://www.cdek.ru/ru/tracking/?order_id=${encodeURIComponent(number)}`;

/** Steps of CDEK in words, by its codes. A code that is not here has no words. */
const steps: Readonly<Record<string, string>> = {
  ACCEPTED: 'Заявка отправлена в\u00a0СДЭК',
  CREATED: 'Оформлен в\u00a0СДЭК',
  INVALID: 'СДЭК не\u00a0принял заявку',
  REMOVED: 'Отменён в\u00a0СДЭК',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: 'Принят на\u00a0склад в\u00a0городе отправления',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'Готов к\u00a0отправке из\u00a0города отправления',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'Снова на\u00a0складе в\u00a0городе отправления',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'Выехал из\u00a0города отправления',
  SENT_TO_TRANSIT_CITY: 'Едет в\u00a0город пересылки',
  ACCEPTED_IN_TRANSIT_CITY: 'В\u00a0городе пересылки',
  ACCEPTED_AT_TRANSIT_WAREHOUSE: 'Принят на\u00a0склад в\u00a0городе пересылки',
  RETURNED_TO_TRANSIT_WAREHOUSE: 'Снова на\u00a0складе в\u00a0городе пересылки',
  READY_FOR_SHIPMENT_IN_TRANSIT_CITY: 'Готов к\u00a0отправке из\u00a0города пересылки',
  TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY: 'Выехал из\u00a0города пересылки',
  SENT_TO_SENDER_CITY: 'Едет в\u00a0город отправления',
  ACCEPTED_IN_SENDER_CITY: 'Прибыл в\u00a0город отправления',
  SENT_TO_RECIPIENT_CITY: 'Едет в\u00a0город получателя',
  ACCEPTED_IN_RECIPIENT_CITY: 'Прибыл в\u00a0город получателя',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'Принят на\u00a0склад в\u00a0городе получателя',
  RETURNED_TO_RECIPIENT_CITY_WAREHOUSE: 'Снова на\u00a0складе в\u00a0городе получателя',
  ACCEPTED_AT_PICK_UP_POINT: 'Ждёт в\u00a0пункте выдачи',
  TAKEN_BY_COURIER: 'У\u00a0курьера, едет к\u00a0получателю',
  DELIVERED: 'Вручён',
  POSTOMAT_SEIZED: 'Не\u00a0получен, возвращается в\u00a0магазин',
  POSTOMAT_RECEIVED: 'Получен из\u00a0постамата',
  NOT_DELIVERED: 'Не\u00a0вручён, возвращается в\u00a0магазин',
};

/** Undefined for a code without words. */
export const carrierStep = (code: string): string | undefined => steps[code];

export const shownShipmentMessages = {
  carrier: 'СДЭК',
  number: (number: string) => `Номер отправления СДЭК: ${number}.`,
  follow: (address: string) => `Где заказ сейчас: ${address}`,
  returned:
    'Заказ не\u00a0вручён, служба доставки везёт его обратно. Менеджер свяжется с\u00a0вами.',
} as const;
