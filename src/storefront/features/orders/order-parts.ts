export { OrderOffers } from './order-offers.tsx';
export { OrderSent } from './order-sent.tsx';
export { OrderSlot } from './order-slot.tsx';
