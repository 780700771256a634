export type { AskCarrier } from './counting/carrier-offer.ts';
export { type PromiseBasis, promiseOf } from './counting/count-delivery.ts';
export { bookSlot, freeSlotOf } from './counting/slots.ts';
export { feedDelivery } from './feed/feed-delivery.ts';
export {
  chargesOf,
  countFor,
  daysOf,
  delivers,
  lineOfOffer,
  type OrderedDelivery,
  type Wishes,
} from './service.ts';
export { deliveryFile } from './terms/terms-file.ts';
export { deliveryInOffice } from './terms/admin-routes.ts';
export { createTerms, type ReadTerms, readTerms } from './terms/terms.ts';
export { createCarriers } from './carriers/carriers.ts';
export { carriersInOffice } from './carriers/office/admin-routes.ts';
export { carrierNotices } from './carriers/shipments/notices-routes.ts';
export { registerShipment, type ShipmentMoved } from './carriers/shipments/shipments.ts';
export { workOnShipments } from './carriers/shipments/work.ts';
