import type { ShopNames } from '#contracts/shop-names.ts';
/** Pages that links of letters open: joining guest orders, undoing a change. */
export const letterLinks = {
  joinOrders: 'Присоединить прежние заказы',
  joinOrdersHint:
    'Заказывали раньше без входа, на\u00a0этот же e-mail? Пришлём письмо со\u00a0ссылкой: откройте её здесь, и\u00a0заказы появятся в\u00a0истории.',
  joinOrdersSent: 'Письмо отправлено',
  joinOrdersFailed: 'Письмо не отправлено.',

  joinTitle: 'Прежние заказы',
  joinDescription: (shop: ShopNames) =>
    `Заказы, оформленные без входа, в личном кабинете ${shop.genitive}.`,
  joining: 'Присоединяем заказы…',
  joined: 'Готово: заказы с вашим e-mail теперь в\u00a0истории.',
  joinFailed: 'Присоединить заказы не получилось.',
  joinSignIn:
    'Войдите в\u00a0кабинет, из которого просили письмо: ссылка действует только в\u00a0нём.',
  toOrders: 'Открыть историю заказов',

  notMeTitle: 'Это не я',
  notMeDescription: (shop: ShopNames) => `Отмена изменения в личном кабинете ${shop.genitive}.`,
  notMeLead: 'Нажмите на кнопку, если пароль или e-mail вашего кабинета изменил другой человек.',
  notMeSteps: [
    'Кабинет снова получит e-mail, на который пришло письмо.',
    'На всех устройствах, и на этом тоже, придётся войти снова.',
    'Пароль перестанет действовать: новый вы зададите по ссылке из следующего письма.',
  ],
  notMeSubmit: 'Это не я, вернуть как было',
  notMeDone: 'Кабинет снова ваш.',
  notMeDoneHint:
    'Мы отправили письмо со\u00a0ссылкой: задайте по ней новый пароль. Если письма нет, загляните в\u00a0«Спам».',
  notMeFailed: 'Отменить изменение не получилось.',
} as const;
