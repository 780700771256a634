/** Words of what the customer of an order is asked about; loaded after its card. */
export const offerWords = {
  offerMade: (name: string) => `Предложено покупателю: ${name.toLowerCase()}`,
  offerWaits: 'Ждём ответа покупателя',
  offerOvertaken: 'Покупатель не\u00a0успел ответить: заказ собран прежним',
  leavesAsWas:
    'Покупатель ещё не\u00a0ответил на\u00a0предложение изменить заказ. После этого шага согласиться будет нельзя: он получит прежний состав.',
  leavesAsked:
    'Покупателя спросили об\u00a0изменении заказа, ответа ещё нет. Сначала уточните у\u00a0менеджера.',
  givesAsked:
    'Покупатель ещё не\u00a0ответил на\u00a0предложение изменить заказ. Дождитесь ответа или снимите предложение: перевозчик повезёт прежний состав.',
  offerShort:
    'Покупатель согласился, но\u00a0товаров уже не\u00a0хватает: предложите другие или снимите предложение.',
  changeRefused: 'Покупатель отказался от\u00a0изменения заказа',
  offerRefused: 'Покупатель отказался от новой стоимости',
  offerAgree: 'Покупатель согласен…',
  offerAgreeTitle: (number: string) => `Заказ ${number}: покупатель согласен`,
  offerAgreeSave: 'Записать согласие',
  offerWithdraw: 'Снять предложение',
  offerSeen: 'Понятно, позвоню',
  offerAgreed: 'Новая стоимость записана.',
  offerWithdrawn: 'Предложение снято: заказ остался прежним.',
  offerWas: (title: string, before: string, after: string, verb: string) =>
    `${title}: было ${before}, ${verb} ${after}`,
  offerNone: 'Сумма прежняя: покупателя спрашивать не\u00a0о\u00a0чем.',
  agreement: 'Согласие покупателя',
  ask: 'Спросить покупателя',
  askAbout: 'Письмо и\u00a0кнопки на странице заказа. До ответа заказ остаётся прежним.',
  askByLink:
    'Кнопки на\u00a0странице заказа. E-mail не\u00a0указан: дайте покупателю ссылку из\u00a0части «Что видит покупатель». До\u00a0ответа заказ остаётся прежним.',
  isAgreed: 'Уже согласен',
  isAgreedAbout: 'Договорились по телефону: сумма запишется сразу.',
  agreedField: 'Как договорились',
  agreedHint: 'Например: по телефону, в\u00a012:40',
  byPhone: 'по телефону',
  chargeAmount: 'Сумма, ₽',
  chargeHint: 'Пусто: не\u00a0считается',
  chargeReason: 'За\u00a0что',
  chargeReasonHint: 'Например: 5-й этаж, лифта нет. Покупатель это увидит.',
  chargeSaved: (name: string) => `Сохранено: ${name.toLowerCase()}`,
  changeCharges: 'Изменить стоимость',
} as const;
