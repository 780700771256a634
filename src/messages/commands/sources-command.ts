import { goods } from '../words/plural.ts';

/** Terminal output of the `sources` command. */
export const sourcesMessages = {
  usage: [
    'Источники товаров: npm run sources',
    'Изменить: npm run sources -- "ИСТОЧНИК" masters=price,stock unavailable=sold_out withdraw_percent=30',
    'Забыть правила характеристик: npm run sources -- "ИСТОЧНИК" mapping=none',
    '  --new   источник, которого ещё не было',
  ].join('\n'),
  changed: 'Записано. Подействует со следующего импорта этого источника.',
  none: 'Товаров из файлов в магазине ещё нет.',
  unknownSource: (name: string, known: readonly string[]) =>
    `Источника «${name}» нет. Есть: ${known.join(', ') || 'ни одного'}. Чтобы записать его заранее, добавьте --new.`,
  unknownSetting: (name: string, known: readonly string[]) =>
    `Настройки «${name}» нет. Есть: ${known.join(', ')}.`,
  wrongValue: (name: string, allowed: string) => `${name}: подходит ${allowed}.`,
  source: (name: string, onSale: number, held: number) =>
    `${name}: ${goods(onSale)} в продаже${held > 0 ? `, цену или остаток ${goods(held)} держит прайс-лист` : ''}`,
  names: {
    masters: 'что файл источника меняет и после прайс-листа: price, old_price, stock',
    unavailable: 'available="false" без числа: to_order (под заказ) или sold_out (нет в наличии)',
    withdraw_percent: 'больше этой доли товаров источника --withdraw-missing не снимает без --yes',
    production:
      'срок изготовления в рабочих днях для товаров под заказ, у которых срок не указан: число, два числа через дефис или none',
    mapping: 'правила характеристик: none (магазин понимает сам) или число правил',
  },
  allowed: {
    masters: 'price, old_price, stock через запятую или пустое значение',
    unavailable: 'to_order или sold_out',
    withdraw_percent: 'целое число от 0 до 100',
    production: 'число дней до 365, два числа через дефис или none',
    mapping: 'none; правила записывает npm run import -- ФАЙЛ --mapping ФАЙЛ-ПРАВИЛ',
  },
} as const;
