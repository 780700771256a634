export { orderAgreed } from './agreed.ts';
export { selectChargesOf } from './charges/charge-queries.ts';
export { selectCompany } from './companies/company-queries.ts';
export { draftsInOffice } from './drafts/draft-routes.ts';
export { eraseOrders } from './erase-orders.ts';
export { lockOrderOfLink, orderOfLink, ownOrder } from './finding/customers-order.ts';
export { makeLink } from './finding/order-links.ts';
export { shownName } from './finding/shown-name.ts';
export { adoptGuestOrders, releaseOrders } from './history/history.ts';
export { tellInvoice } from './history/invoice-notes.ts';
export { isDeliveryUnpriced } from './history/next-steps.ts';
export { isOrderPlaced } from './history/placed.ts';
export { type ReceiptStep, tellReceipt } from './history/receipt-notes.ts';
export { dropPieces } from './holding/dropped-pieces.ts';
export { heldPieces } from './holding/held-pieces.ts';
export { countOrderedPieces } from './holding/ordered-pieces.ts';
export { cancelUnpaidOrders } from './holding/unpaid-orders.ts';
export { purgeUnprovedOrders } from './holding/unproved-orders.ts';
export { workOnOrderLetters } from './letters/letter-jobs.ts';
export type { ReadPicture } from './letters/letter-pictures.ts';
export { AFTER_UNDO } from './letters/queue-letters.ts';
export { receiptOf } from './letters/told-money.ts';
export { countDemoOrders, placeDemoOrder, removeDemoOrders } from './managing/demo-orders.ts';
export { followLedger } from './managing/follow-ledger.ts';
export { changeOrder, findOrder } from './managing/management.ts';
export { hasOpenOffer } from './offers/offer-queries.ts';
export { ordersInOffice } from './office/admin-routes.ts';
export { reasonOf } from './office/bulk.ts';
export { ordersNamed, ordersOfCompany } from './office/find-orders.ts';
export { holdOrder, seeOrder } from './office/hold-order.ts';
export { readOrderWords } from './office/order-words.ts';
export { openStatuses } from './office/powers.ts';
export { orderQueues } from './office/queues.ts';
export {
  addNote,
  changeLineWork,
  changePlan,
  changeTags,
  recordOrderCall,
  type WorkContext,
} from './office/work.ts';
export { orderPayingInOffice } from './paying/card-routes.ts';
export { freeGoods, holdAgain, keepGoods } from './paying/held-goods.ts';
export { hasOpenPayment, payableSince, takesStock } from './paying/held-until.ts';
export { payingTermsInOffice } from './paying/office.ts';
export { payingNoteOf } from './paying/paying-note.ts';
export { createPayingTerms, type KnownPayingTerms, readPayingTerms } from './paying/terms.ts';
export { firstPaymentOf, payingStateOf, sumsOf } from './paying/to-pay.ts';
export { promiseOfCarrier } from './promises/move-promise.ts';
export { purgeOldDrafts, purgeOrderNetworks } from './purge-old.ts';
export {
  type OrderLineRow,
  type OrderRow,
  selectLinesOf,
  selectNumbersOf,
  selectOrder,
  selectOrderByNumber,
  selectOrderedPhotos,
  selectOrderForUpdate,
} from './queries.ts';
export { noteCameBack } from './returning/came-back.ts';
export { deliveredAt } from './returning/delivered-at.ts';
export { noteReturn } from './returning/return-notes.ts';
export { orderRoutes } from './routes.ts';
export { noteShipment } from './shipments/shipment-notes.ts';
export { shipmentsInOffice } from './shipments/shipment-routes.ts';
