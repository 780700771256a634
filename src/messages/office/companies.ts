/** Words of the company that buys an order. */
export const companyWords = {
  title: 'Кто покупает',
  person: 'Покупает частное лицо.',
  buys: 'Покупает компания',
  add: 'Указать компанию',
  change: 'Изменить реквизиты',
  remove: 'Покупает частное лицо',
  dialog: (number: string) => `Компания-покупатель заказа ${number}`,
  about: 'Реквизиты попадут в\u00a0счёт и\u00a0в\u00a0бумаги заказа.',
  inn: 'ИНН',
  kpp: 'КПП',
  innHint: '10\u00a0цифр у\u00a0компании, 12\u00a0— у\u00a0предпринимателя',
  kppHint: '9\u00a0знаков, только у\u00a0компании',
  name: 'Название',
  nameHint: 'Например, ООО «Ромашка»',
  address: 'Юридический адрес',
  lookUp: 'Заполнить по\u00a0ИНН',
  saved: (number: string) => `Реквизиты покупателя заказа ${number} сохранены.`,
  removed: (number: string) => `Заказ ${number} покупает частное лицо.`,
  /** «ИНН 7707083893, КПП 773601001». */
  numbers: ({ inn, kpp }: { readonly inn: string; readonly kpp: string }) =>
    [`ИНН\u00a0${inn}`, kpp && `КПП\u00a0${kpp}`].filter(Boolean).join(', '),
  found: {
    none: 'По\u00a0этому ИНН ничего не\u00a0нашлось: проверьте номер или заполните вручную.',
    no_key:
      'Чтобы заполнять по\u00a0ИНН, владелец вводит ключ DaData на\u00a0странице «Доставка». Пока заполните вручную.',
    closed: 'Эта компания закрыта: проверьте номер.',
    silent: 'Сервис подсказок не\u00a0ответил: заполните вручную.',
  },
} as const;

/** What is wrong with what was typed of a company. */
export const companyFaults = {
  inn: (inn: string) =>
    /^(\d{10}|\d{12})$/.test(inn)
      ? 'Такого ИНН не\u00a0бывает: проверьте цифры'
      : 'ИНН\u00a0— 10\u00a0цифр у\u00a0компании, 12\u00a0у\u00a0предпринимателя',
  kpp: 'КПП\u00a0— 9\u00a0знаков, он есть у\u00a0каждой компании',
  noKpp: 'У\u00a0предпринимателя КПП нет: оставьте поле пустым',
} as const;
