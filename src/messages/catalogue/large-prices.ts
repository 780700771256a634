import { counted, groupDigits } from '../words/plural.ts';
import { formatPrice } from '../words/price.ts';

const goods = (count: number) => counted(count, 'товар', 'товара', 'товаров');

/** Words about prices that change too much to be taken without a question. */
export const largePriceMessages = {
  title: 'Цены сильно меняются',
  ask: ({ count, all }: { readonly count: number; readonly all: number }) =>
    count === 1 && all === 1
      ? 'Проверьте новую цену: не\u00a0потерялась\u00a0ли цифра или запятая.'
      : `Сильно меняются цены: ${groupDigits(count)} из\u00a0${groupDigits(all)}. Проверьте, не\u00a0потерялась\u00a0ли цифра или запятая.`,
  look: ({ count, all }: { readonly count: number; readonly all: number }) =>
    `Сильно меняются цены: ${groupDigits(count)} из\u00a0${groupDigits(all)}. Такие строки стоят первыми: проверьте, нет\u00a0ли в\u00a0файле ошибки, и\u00a0подтвердите их внизу.`,
  areRight: (count: number) =>
    count === 1 ? 'Новая цена верна: 1\u00a0товар' : `Новые цены верны: ${goods(count)}`,
  change: (count: number) =>
    count === 1 ? 'Цена верна, изменить' : `Цены верны, изменить ${goods(count)}`,
  back: 'Вернуться и\u00a0исправить',
  step: (from: number, to: number) => `${formatPrice(from)}\u00a0→ ${formatPrice(to)}`,
  percent: (from: number, to: number) => {
    const percent = Math.trunc(((to - from) / from) * 100);
    return `${percent > 0 ? '+' : '−'}${groupDigits(Math.abs(percent))}%`;
  },
  more: (count: number) => `И\u00a0ещё ${goods(count)}`,
  notMeant: 'Не\u00a0сохранено: новые цены не\u00a0подтверждены.',

  asked: 'Цены ждут решения',
  askedAbout:
    'Поставщик сильно изменил эти цены, и\u00a0ночью магазин их не\u00a0принял: в\u00a0магазине прежние. Всё остальное из\u00a0файла загружено.',
  askedOf: (count: number, since: string) => `${goods(count)}, с\u00a0${since}`,
  accept: 'Принять новые цены',
  acceptOf: (source: string) => `Принять новые цены: ${source}`,
  keep: 'Оставить прежние',
  keepOf: (source: string) => `Оставить прежние цены: ${source}`,
  accepted: (source: string, count: number) => `${source}: новые цены у\u00a0${ofGoods(count)}.`,
  kept: (source: string) =>
    `${source}: цены прежние. Магазин спросит снова, если поставщик назовёт другие.`,
  product: 'Товар',
  now: 'В\u00a0магазине',
  offered: 'У\u00a0поставщика',
  allOf: (count: number) => `Показать все ${groupDigits(count)}`,
  firstOf: (shown: number, all: number) =>
    `Показать первые ${groupDigits(shown)} из\u00a0${groupDigits(all)}`,
} as const;

const ofGoods = (count: number) => counted(count, 'товара', 'товаров', 'товаров');
