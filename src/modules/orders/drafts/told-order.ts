import { phoneOrder } from '#contracts/admin/orders/order-drafts.ts';
import { prepaymentOf, toKopecks, toRoubles } from '#contracts/money.ts';
import type { ToldOrder } from '#contracts/told-order.ts';
import { availabilityText } from '#messages/catalogue/catalog.ts';
import { quoteFor, readTerms, selectCarried } from '#modules/delivery/index.ts';
import { findOffers, type Offer } from '#modules/stock/index.ts';
import { maskedCompany } from '../companies/company-text.ts';
import { maskedEmail, maskedFlat, maskedPhone } from '../finding/masked.ts';
import { makeLink } from '../finding/order-links.ts';
import type { OrdersContext } from '../service.ts';
import { findOpenLink } from './draft-link.ts';

/** What the customer of a link is shown of the order that the staff have written down, as it would be placed now. Throws `order_link_invalid`. */
export async function getToldOrder(
  context: Pick<OrdersContext, 'db' | 'clock' | 'askCarrier'>,
  token: string,
): Promise<ToldOrder> {
  const { db, clock } = context;
  const draft = await findOpenLink(context, token);
  const told = phoneOrder.parse(draft.body);
  const offers = await findOffers(
    db,
    told.lines.map(({ variant }) => variant),
  );
  const lines = told.lines.flatMap(({ variant, quantity }) => {
    const offer = offers.get(variant);
    return offer ? [{ offer, quantity }] : [];
  });
  const goods = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  const isPickup = told.delivery_type === 'pickup';
  const { town, district, km, floor, lift, assembly, slot } = told;
  const wishes = { town, district, km, floor, lift, assembly, slot };
  const isCounted = isPickup ? told.pickup_place !== null : Boolean(town);
  const quote = isCounted
    ? await quoteFor(
        { ...context, readTerms, readCarried: selectCarried },
        { lines: told.lines, pickup: isPickup, ...wishes },
      )
    : undefined;
  const payable = quote ? toKopecks(quote.payable) : goods;
  return {
    list_of_products: lines.map(({ offer, quantity }) => lineOf(offer, quantity)),
    goods_price: toRoubles(goods),
    charges: quote?.charges ?? [],
    payable: toRoubles(payable),
    lowered: 0,
    calls: (quote?.calls ?? []).map(({ title, reason }) => ({ title, reason })),
    amount_due: toRoubles(told.payment_type === 'full' ? payable : prepaymentOf(payable)),
    promise_text: quote?.promise ? quote.promise_text : null,
    company: maskedCompany(told.company),
    customer_name: told.customer_name,
    phone_number: maskedPhone(told.phone_number),
    email: maskedEmail(told.email),
    city: told.city,
    address: maskedFlat(told.address),
    delivery_type: told.delivery_type,
    payment_method: told.payment_type,
    order_url:
      draft.orderId === null ? null : await makeLink({ db, clock }, draft.orderId, 'found'),
  };
}

const lineOf = (offer: Offer, quantity: number): ToldOrder['list_of_products'][number] => ({
  name: offer.productName,
  variant_name: offer.variantName,
  photo: offer.photo,
  price: toRoubles(offer.price),
  quantity,
  product_id: offer.productId,
  variant: offer.variantId,
  product_slug: offer.productSlug,
  variant_slug: offer.variantSlug,
  readiness: availabilityText({
    inStock: offer.stock === null ? offer.uncounted : offer.stock > 0,
    leadDays: offer.leadDays,
    leadDaysFrom: offer.leadDaysFrom,
  }),
  note: null,
});
