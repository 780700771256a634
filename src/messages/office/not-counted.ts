import type { CallReason } from '#contracts/admin/delivery/call-reasons.ts';

/** Why the shop does not count a part of delivery, to the staff, who tell its price. */
export const notCounted: Readonly<Record<CallReason, string>> = {
  'no zone': 'цену назовите сами: города нет в\u00a0зонах доставки',
  'weight not known': 'цену назовите сами: вес товара не\u00a0указан',
  'too heavy': 'цену назовите сами: заказ тяжелее, чем в\u00a0тарифах',
  'too far': 'цену назовите сами: дальше, чем в\u00a0тарифах',
  'floor not known': 'спросите этаж',
  'size not known': 'цену назовите сами: размеры товара не\u00a0указаны',
  'no lift rates': 'цену назовите сами: тарифов подъёма нет',
  'no assembly rates': 'цену назовите сами: тарифов сборки нет',
};
