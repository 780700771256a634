import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Company } from '#contracts/admin/orders/order-company.ts';
import type { OrderDraft } from '#contracts/admin/orders/order-drafts.ts';
import { MOST_FLOORS, MOST_KM } from '#contracts/delivery-bounds.ts';
import { floorOf, kmOf } from '#contracts/delivery-numbers.ts';
import type { LiftKind } from '#contracts/lift-kinds.ts';
import type { DeliveryType, PaymentType } from '#contracts/order-states.ts';
import { changeGoodsWords } from '#messages/office/change-goods.ts';
import { deliveryQuestions as questions } from '#messages/orders/delivery-questions.ts';
import { decimal } from '#messages/words/plural.ts';
import type { QuotedGoods } from '../quoting/quote-queries.ts';

/** Goods as they stand on the screen. */
export interface ChosenGoods {
  readonly variant: number;
  readonly name: string;
  readonly about: string;
  readonly price: number;
  readonly isOff: boolean;
  /** As typed. */
  readonly quantity: string;
}

/** What is written, as typed. */
export interface Written {
  readonly goods: readonly ChosenGoods[];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Null: a person buys. */
  readonly company: Company | null;
  readonly way: DeliveryType;
  readonly town: string;
  readonly district: string;
  readonly km: string;
  /** The key of the hours in which it comes. */
  readonly slot: string;
  readonly address: string;
  readonly department: string;
  readonly floor: string;
  readonly lift: LiftKind | '';
  readonly assembly: boolean;
  readonly payment: PaymentType;
  readonly comment: string;
}

export const nothing: Written = {
  goods: [],
  name: '',
  phone: '',
  email: '',
  company: null,
  way: 'new_post',
  town: '',
  district: '',
  km: '',
  slot: '',
  address: '',
  department: '',
  floor: '',
  lift: '',
  assembly: false,
  payment: 'full',
  comment: '',
};

const nameOf = (name: string, variant: string) => [name, variant].filter(Boolean).join(', ');

export const goodsOfRow = ({ id, product, variant, article, price }: GoodsRow): ChosenGoods => ({
  variant: id,
  name: nameOf(product, variant),
  about: article,
  price,
  isOff: false,
  quantity: '1',
});

export function writtenOf({ body, lines }: OrderDraft): Written {
  return {
    goods: lines.map((line) => ({
      variant: line.variant,
      name: nameOf(line.name, line.variant_name),
      about: line.article,
      price: line.price,
      isOff: line.is_withdrawn,
      quantity: String(line.quantity),
    })),
    name: body.customer_name,
    phone: body.phone_number,
    email: body.email,
    company: body.company,
    way: body.delivery_type,
    town: body.town ?? body.city,
    district: body.district ?? '',
    km: body.km ? decimal(body.km) : '',
    slot: body.slot ?? '',
    address: body.address,
    department: body.department_number,
    floor: body.floor ? String(body.floor) : '',
    lift: body.lift ?? '',
    assembly: body.assembly ?? false,
    payment: body.payment_type,
    comment: body.comment,
  };
}

/** What a former order says of its customer. */
export const customerOf = (card: OrderCard, company: Company | null): Partial<Written> => ({
  name: card.customer_name,
  phone: card.phone_number,
  email: card.email,
  ...(company && { company }),
  way: card.delivery_type,
  town: card.town ?? card.city,
  address: card.address,
  department: card.department_number ?? '',
  floor: card.floor === null ? '' : String(card.floor),
  lift: card.lift ?? '',
  // What was asked about another place is not wished any more.
  district: '',
  km: '',
  slot: '',
});

export const quantityOf = ({ quantity }: ChosenGoods): number | undefined =>
  /^\d{1,3}$/.test(quantity.trim()) && Number(quantity) > 0 ? Number(quantity) : undefined;

const linesOf = ({ goods }: Written) =>
  goods.flatMap((one) => {
    const quantity = quantityOf(one);
    return quantity ? [{ variant: one.variant, quantity }] : [];
  });

const wishesOf = ({ town, district, km, slot, floor, lift, assembly, way }: Written) =>
  way === 'pickup'
    ? {}
    : {
        town: town.trim() || null,
        district: district || null,
        km: kmOf(km) ?? null,
        slot: slot || null,
        floor: floorOf(floor) ?? null,
        lift: lift || null,
        assembly,
      };

/** What delivery is counted for; undefined while there are no goods. */
export function quotedOf(written: Written): QuotedGoods | undefined {
  const lines = linesOf(written);
  if (lines.length === 0) return undefined;
  const isPickup = written.way === 'pickup';
  return { lines, pickup: isPickup, ...wishesOf(written) };
}

/** `isKnown`: delivery to the town was counted; else it is told by telephone. */
export function fieldsOf(written: Written, isKnown: boolean) {
  const { name, phone, email, company, way, town, address, department, payment, comment } = written;
  const isPickup = way === 'pickup';
  const wishes = wishesOf(written);
  return {
    lines: linesOf(written),
    customer_name: name.trim(),
    phone_number: phone.trim(),
    email: email.trim(),
    company,
    delivery_type: way,
    city: town.split(',')[0]?.trim() ?? '',
    address: address.trim(),
    department_number: department.trim(),
    pickup_place: isPickup ? address.trim() : '',
    comment: comment.trim(),
    payment_type: payment,
    ...(isKnown ? wishes : { ...wishes, town: null, district: null, km: null, slot: null }),
  };
}

/** What is typed and no number, by field: it would be left out without a word. */
export function faultsOf({ goods, way, floor, km }: Written): Record<string, string[]> {
  const isTold = (text: string) => way !== 'pickup' && text.trim() !== '';
  return {
    ...Object.fromEntries(
      goods.flatMap((one, index) =>
        quantityOf(one) ? [] : [[`quantity-${index}`, [changeGoodsWords.quantityWrong]]],
      ),
    ),
    ...(isTold(floor) && !floorOf(floor) && { floor: [questions.floorWrong(MOST_FLOORS)] }),
    ...(isTold(km) && !kmOf(km) && { km: [questions.kmWrong(MOST_KM)] }),
  };
}

/** The goods alone, roubles. */
export const goodsSum = ({ goods }: Written): number =>
  Math.round(goods.reduce((sum, one) => sum + one.price * (quantityOf(one) ?? 0), 0) * 100) / 100;
