import type { LetterQueue } from '#contracts/admin/work/values.ts';
import { counted } from '../words/plural.ts';

/** Words of the letters that do not leave. */
export const lettersMessages = {
  about: 'Письма, которые почта не\u00a0приняла три раза подряд. Магазин пробует снова сам.',
  none: 'Все письма уходят. Здесь появятся те, которые почта не\u00a0приняла.',
  kept: 'Письма пока никому не\u00a0уходят: почта не\u00a0подключена, и\u00a0магазин складывает их в\u00a0папку. Что вписать, сказано в\u00a0«Магазине», «Адрес и\u00a0почта».',
  letter: 'Письмо',
  order: 'Заказ',
  since: 'С\u00a0какого времени',
  tries: (count: number) => counted(count, 'попытка', 'попытки', 'попыток'),
  next: (time: string) => `следующая ${time}`,
  noNext: 'больше не\u00a0пробуем',
  said: 'Что ответила почта',
  action: 'Что сделать',
  retry: 'Отправить сейчас',
  retried: 'Письмо отправляется. Если почта не\u00a0примет его, оно останется здесь.',
} as const;

export const letterNames: Record<LetterQueue, string> = {
  'order-letter': 'О\u00a0новом заказе',
  'order-change-letter': 'Об\u00a0изменении заказа',
  'order-cancellation-letter': 'Об\u00a0отмене заказа',
  'order-expiry-letter': 'Об\u00a0отмене неоплаченного заказа',
  'order-link-request': 'Со\u00a0ссылкой на заказ',
  'order-draft-link': 'Ссылка на заказ по\u00a0телефону',
  'order-return-letter': 'О\u00a0возврате товара',
  'invoice-letter': 'Счёт компании',
  'callback-letter-shop': 'О\u00a0просьбе перезвонить',
  'staff-address-letter': 'Подтверждение e-mail сотрудника',
  'staff-invitation-letter': 'Приглашение сотруднику',
  'morning-letter': 'Утреннее письмо магазину',
};
