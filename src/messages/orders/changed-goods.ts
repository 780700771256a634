import type { LiftKind } from '#contracts/lift-kinds.ts';
import type { DeliveryType } from '#contracts/order-states.ts';

/** Why lines of an order cannot be changed so. */
export const changedGoodsFaults = {
  none: 'В\u00a0заказе остаётся хотя бы один товар: чтобы убрать все, отмените заказ',
  unknownLine: 'Этого товара в\u00a0заказе больше нет: откройте заказ заново',
  twice: 'Один товар стоит дважды: укажите его количество в\u00a0одной строке',
  notSold: 'Этот товар снят с\u00a0продажи',
  noReason: 'Напишите, почему цена другая',
  refunded: (name: string) =>
    `За «${name}» уже возвращали деньги: эту строку не\u00a0меняют. Добавьте другой товар строкой`,
  gone: 'Заказ уже отправлен или готов к\u00a0выдаче: его состав не\u00a0меняют',
  noPlace: 'Выберите пункт выдачи магазина',
  goneWay:
    'Заказ уже отправлен или готов к\u00a0выдаче: доставку на\u00a0самовывоз и\u00a0обратно не\u00a0меняют',
  atCarrier:
    'Заказ передан перевозчику: отмените заявку у\u00a0него, потом меняйте доставку на\u00a0самовывоз',
  same: 'Ничего не\u00a0изменилось',
} as const;

interface Goods {
  readonly quantity: number;
  readonly price: number;
}

interface Line {
  readonly title: string;
  readonly instead_of: string | null;
  readonly before: Goods | null;
  readonly after: Goods | null;
  readonly reason: string;
}

/** «2 шт. по 54 990 ₽». */
export const goodsText = ({ quantity, price }: Goods, sum: (roubles: number) => string): string =>
  quantity === 1 ? sum(price) : `${quantity}\u00a0шт. по\u00a0${sum(price)}`;

/** What a line is called: «Диван (серый) вместо Диван (бежевый), скидка за\u00a0образец». */
export const changedTitle = ({ title, instead_of: gone, reason }: Line): string =>
  `${title}${gone ? ` вместо ${gone}` : ''}${reason ? ` (${reason})` : ''}`;

export const changedWords = {
  none: 'не\u00a0было',
  gone: 'убираем',
  address: 'Адрес',
  term: 'Срок',
  charge: (title: string, before: string, after: string) =>
    `${title}: было ${before}, стало ${after}`,
} as const;

/** How it is said of a change that is done, is asked about, or has not come to be. */
export const changeVerbs = {
  agreed: 'стало',
  offered: 'станет',
  refused: 'стало бы',
  withdrawn: 'стало бы',
} as const;
type Verb = (typeof changeVerbs)[keyof typeof changeVerbs];

/** «Диван (серый): было 54 990 ₽, стало 2 шт. по 54 990 ₽». */
export function changedText(
  line: Line,
  sum: (roubles: number) => string,
  verb: Verb = 'стало',
): string {
  const { before, after } = line;
  const title = changedTitle(line);
  if (!before) return `Добавляем: ${title}, ${after ? goodsText(after, sum) : ''}`;
  if (!after) return `Убираем: ${title}, ${goodsText(before, sum)}`;
  return `${title}: было ${goodsText(before, sum)}, ${verb} ${goodsText(after, sum)}`;
}

export const addressText = (
  { before, after }: { before: string; after: string },
  verb: Verb = 'стало',
): string => `${changedWords.address}: было «${before}», ${verb} «${after}»`;

/** Of the promised days. */
export const termText = (
  { before, after }: { before: string; after: string },
  verb: Verb = 'стало',
): string => `${changedWords.term}: было «${before}», ${verb} «${after}»`;

interface Place {
  readonly way?: DeliveryType | undefined;
  readonly city: string;
  readonly address: string;
  readonly departmentNumber: string | null;
  readonly floor?: number | null | undefined;
  readonly lift?: LiftKind | null | undefined;
}

const lifts = { none: 'лифта нет', passenger: 'пассажирский лифт', freight: 'грузовой лифт' };

const ways = { new_post: 'доставка', pickup: 'самовывоз' };

/** «Тверь, ул. Садовая, д. 1, этаж 2»; with `isOtherWay` «доставка: Тверь, …» or «самовывоз: …». */
export function placeText(
  { way, city, address, departmentNumber, floor, lift }: Place,
  { isOtherWay }: { readonly isOtherWay: boolean },
): string {
  const text = [
    city,
    address,
    departmentNumber && `отделение ${departmentNumber}`,
    floor && `этаж ${floor}`,
    lift && lifts[lift],
  ]
    .filter(Boolean)
    .join(', ');
  return isOtherWay && way ? `${ways[way]}: ${text}` : text;
}
