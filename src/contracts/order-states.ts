// Without Zod, which would come into the bundle of the office with them.
export const deliveryTypes = ['new_post', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const paymentTypes = ['full', 'partial'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const orderStatuses = [
  'new',
  'confirmed',
  'production',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = [
  'waiting_for_payment',
  'partially_paid',
  'paid',
  'cancelled',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What an order costs beside its goods. */
export const chargeKinds = ['delivery', 'slot', 'lift', 'carrying', 'assembly'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** How it stands with a change of an order that its customer is asked about. `withdrawn`: by the staff. */
export const offerStates = ['offered', 'agreed', 'refused', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];

/** Whether money is still to come. */
export const isOwed = (payment: PaymentStatus): boolean =>
  payment === 'waiting_for_payment' || payment === 'partially_paid';

/** Whether nothing more is done about an order. */
export const isOver = (status: OrderStatus): boolean =>
  status === 'delivered' || status === 'cancelled';
