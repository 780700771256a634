import type { SalesRow } from '#contracts/admin/reports/sales.ts';
import type { SaleGroup } from '#contracts/admin/reports/values.ts';
import { formatDate } from '../words/shop-time.ts';

/** Words of the report of sales. */
export const salesWords = {
  about:
    'Заказы, оформленные за\u00a0период. Деньги\u00a0— по\u00a0этим заказам, когда бы они ни\u00a0пришли; деньги по\u00a0дням\u00a0— в\u00a0«Реестре».',
  group: 'По чему',
  trials: 'Пробные оплаты и\u00a0примеры',
  trialsLeftOut: 'Не\u00a0считать',
  trialsShown: 'Считать',
  leftOut: (count: number) =>
    `Примеры заказов не\u00a0посчитаны: ${count}. Пробные оплаты\u00a0— тоже.`,
  rules:
    'Итоги и\u00a0строки по\u00a0времени и\u00a0сотрудникам\u00a0— без\u00a0отменённых, с\u00a0доставкой и\u00a0услугами, без\u00a0того, что сняли возвраты. Оплаты и\u00a0возвраты пробными ключами не\u00a0посчитаны, если их не\u00a0включить. Доля возвратов\u00a0— сколько денег возвращено из\u00a0пришедших.',
  ofGoods:
    'А\u00a0по\u00a0товарам и\u00a0разделам сумма\u00a0— цена товаров без\u00a0доставки, а\u00a0деньги заказа поделены по\u00a0ценам его товаров и\u00a0услуг; доставка и\u00a0услуги в\u00a0строки не\u00a0входят. Раздел\u00a0— тот, где товар сейчас.',
  ofStaff:
    'Заказ относится к\u00a0тому, кто первым его подтвердил; если никто\u00a0— к\u00a0тому, кто первым что-то с\u00a0ним сделал.',
  totals: 'Итоги',
  orders: 'Заказов',
  cancelled: 'Отменено',
  ordered: 'Сумма заказов',
  average: 'Средний заказ',
  came: 'Пришло',
  wentBack: 'Возвращено',
  returned: 'Доля возвратов',
  plot: 'На\u00a0графике',
  plotOf: (measure: string, group: string) =>
    `График: ${measure.toLowerCase()} ${group.toLowerCase()}. Те же числа\u00a0— в\u00a0таблице ниже.`,
  cut: 'Показаны первые 200\u00a0строк, остальные\u00a0— в\u00a0файле.',
  none: 'За\u00a0эти дни заказов не\u00a0было.',
  exported: 'Файл с\u00a0продажами сохранён.',
} as const;

export const saleGroupNames: Readonly<Record<SaleGroup, string>> = {
  day: 'По дням',
  week: 'По неделям',
  month: 'По месяцам',
  category: 'По разделам',
  product: 'По товарам',
  staff: 'По сотрудникам',
};

/** The head of the first column. */
export const saleGroupHeads: Readonly<Record<SaleGroup, string>> = {
  day: 'День',
  week: 'Неделя с',
  month: 'Месяц',
  category: 'Раздел',
  product: 'Товар',
  staff: 'Сотрудник',
};

const monthOf = new Intl.DateTimeFormat('ru', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What a row is of. */
export function salesName({ key, name }: Pick<SalesRow, 'key' | 'name'>, group: SaleGroup): string {
  if (group === 'month') return monthOf.format(Date.parse(key));
  if (group === 'day' || group === 'week') return formatDate(key);
  if (name) return name;
  if (group === 'staff') return key ? 'Бывший сотрудник' : 'Без сотрудника';
  return group === 'category' ? 'Товара больше нет' : 'Без названия';
}

const shortDay = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('ru', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What a row is of, as it stands under an axis of time. */
export const salesMark = ({ key, name }: Pick<SalesRow, 'key' | 'name'>, group: SaleGroup) => {
  if (group === 'month') return shortMonth.format(Date.parse(key));
  return group === 'day' || group === 'week' ? shortDay.format(Date.parse(key)) : name;
};

/** `12,5%`; a dash where there is nothing to take a part of. */
export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${(Math.round((part / whole) * 1000) / 10).toString().replace('.', ',')}%` : '—';

export const salesSheet = 'Продажи';

/** The head of the exported table, and how wide each column is, in letters. */
export const salesTable = (group: SaleGroup) =>
  [
    [saleGroupHeads[group], group === 'product' ? 50 : 24],
    ['Заказов', 10],
    ['Отменено', 10],
    ['Отменено, %', 12],
    ['Сумма заказов, ₽', 18],
    ['Средний заказ, ₽', 18],
    ['Пришло, ₽', 14],
    ['Возвращено, ₽', 14],
    ['Возвращено, %', 14],
  ] as const;
