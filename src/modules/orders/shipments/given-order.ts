import type { ShipmentGap } from '#contracts/admin/delivery/values.ts';
import type { Kopecks } from '#contracts/money.ts';
import { isOver } from '#contracts/order-states.ts';
import {
  type CarrierNow,
  kindFor,
  MOST_BY_LIFT,
  packagesOf,
  type ShipmentOrder,
  upTo,
  weightOf,
} from '#modules/delivery/carriers/index.ts';
import { readTerms, selectCarried } from '#modules/delivery/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { storedPhone } from '../finding/typed-phone.ts';
import { sentOf } from '../holding/dropped-pieces.ts';
import type { OrderRecord } from '../letters/letter-body.ts';
import { type QuoteRow, selectQuote } from '../promises/promise-queries.ts';

export interface Gap {
  readonly gap: ShipmentGap;
  /** Whose packages are not known. */
  readonly goods: string[];
}

/** An order as it would be given to the carrier. Where there are gaps it cannot be. */
export interface GivenOrderOf {
  readonly order: Omit<ShipmentOrder, 'to'> & { readonly to: ShipmentOrder['to'] | undefined };
  readonly gaps: readonly Gap[];
  /** The customer was told the price of the carrier. */
  readonly isByCarrier: boolean;
}

/** What of an order is sent to the carrier, and what is missing for it. */
export async function givenOrderOf(
  db: Database,
  { order, lines: ordered }: OrderRecord,
  carrier: Pick<CarrierNow, 'handedOverAt'> | undefined,
): Promise<GivenOrderOf> {
  const lines = sentOf(ordered);
  const [quote, shop, carried] = await Promise.all([
    selectQuote(db, order.id),
    getSiteSettings(db),
    selectCarried(db, [...new Set(lines.map(({ variantId }) => variantId))]),
  ]);
  const { packages, unpacked, isMany } = packagesOf(lines, carried);
  const to = await townOf(db, quote, order.city);
  const { up } = upTo(quote?.floor, quote?.lift);
  const weight = weightOf(packages);
  const address = [order.address, order.departmentNumber].filter(Boolean).join(', ');
  const sender = senderOf(shop);
  const offer = quote?.quote.offer;
  const gaps: [ShipmentGap, boolean][] = [
    ['demo', order.demo],
    ['order_over', isOver(order.statusOrder)],
    ['nothing_sent', lines.length === 0],
    ['keys_unreadable', carrier === undefined],
    ['sender_place', carrier?.handedOverAt === ''],
    ['sender_phone', sender.phone === ''],
    ['sender_name', sender.name === ''],
    ['town', to === undefined],
    ['address', address === ''],
    ['phone', order.phoneNumber === ''],
    ['packages', unpacked.length > 0],
    ['many_pieces', isMany],
    ['heavy_lift', up?.by === 'lift' && weight > MOST_BY_LIFT],
  ];
  const missing = lines.filter(({ variantId }) => unpacked.includes(variantId));
  return {
    order: {
      number: order.number,
      kind: offer?.kind ?? kindFor(weight),
      to,
      packages,
      ...(up && { up }),
      value: worthOf(order, lines),
      recipient: { name: order.customerName, phone: order.phoneNumber, address },
      sender,
    },
    gaps: gaps.flatMap(([gap, isOpen]) =>
      isOpen ? [{ gap, goods: gap === 'packages' ? missing.map(({ name }) => name) : [] }] : [],
    ),
    isByCarrier: offer !== undefined,
  };
}

/** What the goods that are sent cost, less their share of the discount. */
function worthOf(
  { totalKopecks: total, discountKopecks: discount }: OrderRecord['order'],
  lines: OrderRecord['lines'],
): Kopecks {
  const sent = lines.reduce((sum, { priceKopecks, quantity }) => sum + priceKopecks * quantity, 0);
  return total > 0 ? Math.round(((total - discount) * sent) / total) : 0;
}

/** The town of the quote; of an order without one that which its text names, where it names one only. */
async function townOf(db: Database, quote: QuoteRow | undefined, city: string) {
  if (quote?.town) return { name: quote.town, region: quote.region };
  const { towns } = await readTerms(db);
  const found = towns.find(city);
  return 'town' in found ? found.town : undefined;
}

interface Shop {
  readonly name: string;
  readonly seller_name: string;
  readonly phone: string;
}

/** Whom the carrier calls: the shop, by its first phone. */
function senderOf({ name, seller_name: seller, phone }: Shop): ShipmentOrder['sender'] {
  return { company: seller || name, name: name || seller, phone: phoneOf(phone) };
}

/** Empty for what is no phone. The carrier takes the international form. */
const phoneOf = (typed: string): string => storedPhone(typed) ?? '';
