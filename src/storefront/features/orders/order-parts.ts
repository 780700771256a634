export { OrderInvoices } from './order-invoices.tsx';
export { OrderOffers } from './order-offers.tsx';
export { OrderReceipts } from './order-receipts.tsx';
export { OrderSent } from './order-sent.tsx';
export { OrderSlot } from './order-slot.tsx';
export { OrderPay } from './paying/order-pay.tsx';
export { OrderReturn } from './returning/order-return.tsx';
