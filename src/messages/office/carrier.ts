import type { CarrierTrial, HandOver } from '#contracts/admin/delivery/values.ts';

/** Words of the part of «Доставка» with the carrier. */
export const carrierMessages = {
  title: 'СДЭК',
  about:
    'Посылки до\u00a050\u00a0кг и\u00a0сборный груз от\u00a070\u00a0кг до\u00a0двери покупателя. Цену магазин спрашивает по\u00a0вашему договору и\u00a0ждёт две секунды: если ответа нет, покупателю звонит менеджер.',
  none: 'Ключи не\u00a0введены: цену доставки перевозчиком называет менеджер.',
  enter: 'Ввести ключи',
  change: 'Изменить',
  check: 'Проверить',
  remove: 'Убрать ключи',
  account: (end: string) =>
    end ? `Ключи введены, Account оканчивается на\u00a0${end}` : 'Ключи введены',
  changed: (when: string, who: string | null) => `изменено ${when}${who ? `, ${who}` : ''}`,
  sender: (town: string, region: string) =>
    town === region ? `Отправляем из: ${town}` : `Отправляем из: ${town}, ${region}`,
  unreadable:
    'Ключи прочитать нельзя: магазин восстановлен из\u00a0копии без своего секрета. Введите их заново.',
  formTitle: 'СДЭК: ключи и\u00a0отправитель',
  keysAbout:
    'Ключи показаны в\u00a0личном кабинете СДЭК, в\u00a0разделе «Интеграция»: Account и\u00a0Secure password. Магазин хранит их зашифрованными и\u00a0больше не\u00a0покажет.',
  keysStay: 'Оставьте оба ключа пустыми, если они те\u00a0же.',
  accountField: 'Account',
  secretField: 'Secure password',
  town: 'Город отправления',
  region: 'Регион',
  handOver: 'Как отдаём груз',
  addressField: 'Откуда забирать: адрес',
  addressHint: 'Улица, дом, подъезд, въезд для машины. Город\u00a0— тот, что выше',
  pointField: 'Код пункта СДЭК, куда привозим',
  pointHint: 'Например, MSK65: код стоит в\u00a0карточке пункта на сайте СДЭК',
  placeAbout: 'Пусто: цены магазин спрашивает, но\u00a0передать заказ в\u00a0СДЭК нельзя.',
  takenFrom: (address: string) => `Забирать: ${address}.`,
  broughtTo: (point: string) => `Привозим в\u00a0пункт ${point}.`,
  noPlace: {
    door: 'Не\u00a0сказано, откуда забирать: заказы в\u00a0СДЭК пока не\u00a0передать.',
    warehouse:
      'Не\u00a0сказано, в\u00a0какой пункт привозите: заказы в\u00a0СДЭК пока не\u00a0передать.',
  },
  noAddress: 'Напишите улицу и\u00a0дом, где курьер заберёт груз',
  noPoint: 'Код пункта\u00a0— латинские буквы и\u00a0цифры, например MSK65',
  saved: 'СДЭК: сохранено',
  removeTitle: 'Убрать ключи СДЭК?',
  removeText:
    'Магазин перестанет спрашивать цены у\u00a0СДЭК. Уже оформленные заказы не\u00a0изменятся.',
  removed: 'Ключи СДЭК убраны',
  noRegion: 'Выберите регион из\u00a0списка',
  bothKeys: 'Введите оба ключа: и\u00a0Account, и\u00a0Secure password',
  noKeys: 'Введите ключи из\u00a0личного кабинета СДЭК',
} as const;

/** Who brings the packages to the carrier. */
export const handOverNames: Readonly<Record<HandOver, string>> = {
  door: 'СДЭК забирает у\u00a0нас',
  warehouse: 'привозим на\u00a0склад СДЭК',
};

/** What a trial of the keys has shown, and what to do. */
export const trialNames: Readonly<Record<CarrierTrial, string>> = {
  works: 'СДЭК принял ключи и\u00a0знает город отправления.',
  silent: 'СДЭК не\u00a0ответил. Проверьте ещё раз через несколько минут.',
  keys_refused: 'СДЭК не\u00a0принял ключи. Введите их заново из\u00a0личного кабинета.',
  town_not_known:
    'СДЭК принял ключи, но\u00a0не\u00a0нашёл город отправления. Проверьте название города и\u00a0регион.',
  keys_unreadable: 'Ключи прочитать нельзя. Введите их заново.',
};
