import type { ShownTaxTerms } from '#contracts/admin/payments/receipt-settings.ts';
import {
  calculatedRates,
  type PlainRate,
  type TaxDoubt,
  type TaxSystem,
  type Till,
} from '#contracts/receipts.ts';
import { rateText } from './receipts.ts';

export const tillNames: Readonly<Record<Till, string>> = {
  none: 'Чеки не\u00a0печатаются здесь',
  own: 'Касса магазина, подключённая к\u00a0сервису',
  provider: 'Касса сервиса («Чеки от\u00a0ЮKassa»)',
};

export const taxSystemNames: Readonly<Record<TaxSystem, string>> = {
  osn: 'Общая (ОСН)',
  usn_income: 'УСН «доходы»',
  usn_income_outcome: 'УСН «доходы − расходы»',
  esn: 'ЕСХН',
  patent: 'Патент',
};

/** Words of the part «Чеки» of «Приём оплаты». */
export const receiptSettingsWords = {
  title: 'Чеки',
  about:
    'Чек о\u00a0предоплате уходит вместе с\u00a0платежом, чек о\u00a0передаче\u00a0— когда заказ доставлен и\u00a0оплачен, чек возврата\u00a0— вместе с\u00a0возвратом. Деньги, которые записывают сотрудники, пробивает касса магазина.',
  till: 'Касса',
  tillOf: (name: string) => `Касса: ${name}`,
  onlyWhole:
    'Эта касса знает только полную оплату: покупатель платит заказ целиком, и\u00a0об\u00a0этом сказано при оформлении.',
  byNotices:
    'О\u00a0чеках Т-Банк сообщает только уведомлениями на\u00a0адрес магазина с\u00a0https, открытый из\u00a0интернета. Без него чек остаётся «печатается», а\u00a0через сутки ждёт вас в\u00a0«Чек не\u00a0напечатан».',
  unreached:
    'Уведомления на\u00a0адрес этого магазина сейчас не\u00a0придут: он без https или виден только с\u00a0этого компьютера.',
  noKeys: 'Сначала введите ключи сервиса.',
  saved: 'Сохранено',
  taxes: 'Налоги',
  taxesAbout:
    'Чек берёт то, что действует в\u00a0его день. Новый год\u00a0— новая строка: прежние чеки не\u00a0изменятся. Ставку и\u00a0систему уточните у\u00a0бухгалтера.',
  noTaxes: 'Налоги не\u00a0указаны: без них кассу включить нельзя.',
  add: 'Добавить',
  change: 'Изменить',
  changeOf: (day: string) => `Изменить налоги с\u00a0${day}`,
  remove: 'Удалить',
  removeOf: (day: string) => `Удалить налоги с\u00a0${day}`,
  removed: 'Удалено',
  formTitle: 'Налоги',
  from: 'Действуют с',
  system: 'Система налогообложения',
  goods: 'НДС на\u00a0товары',
  services: 'НДС на\u00a0доставку, подъём и\u00a0сборку',
  calculated: (rate: PlainRate) => {
    const known = calculatedRates[rate];
    const instead = known === rate ? '' : ` (${known} вместо ${rate}%)`;
    return `В\u00a0чеке о\u00a0передаче\u00a0— расчётная ставка${instead}`;
  },
  calculatedAbout:
    'Бухгалтеры советуют разное, когда предоплата пришла при одной ставке, а\u00a0вещь передана при другой. Спросите своего.',
  servicesAbout: 'Сначала та\u00a0же, что у\u00a0товаров. Если у\u00a0услуг другая, измените её.',
  printedStay:
    'Понимаю: эти налоги уже действовали. Напечатанные чеки останутся прежними, новые ставки получат чеки, которых ещё нет.',
  doubts: {
    'other rate':
      'Для\u00a0УСН нам известны «без\u00a0НДС», 5% и\u00a07%. Верна ли другая ставка? Спросите бухгалтера.',
    'other system':
      '5% и\u00a07%\u00a0— ставки для\u00a0УСН. Верны ли они при\u00a0вашей системе? Спросите бухгалтера.',
    'no vat':
      'На\u00a0общей системе товары обычно с\u00a0НДС. Точно без\u00a0него? Спросите бухгалтера.',
  } satisfies Record<TaxDoubt, string>,
  now: 'действуют сейчас',
  since: (day: string) => `С\u00a0${day}`,
  line: ({ tax_system: system, goods_rate: goods, services_rate: services }: ShownTaxTerms) =>
    `${taxSystemNames[system]}; товары\u00a0— ${rateText(goods)}, услуги\u00a0— ${rateText(services)}`,
} as const;

export const receiptSettingsFaults = {
  noTill: 'Такой кассы у\u00a0этого сервиса нет',
  noTaxes: 'Сначала укажите налоги',
  known: 'С\u00a0этого дня налоги уже заданы: измените их',
  printedStay: 'Отметьте, что напечатанные чеки не\u00a0изменятся',
  begun: 'Эти налоги уже действуют: добавьте новые с\u00a0нужного дня',
} as const;
