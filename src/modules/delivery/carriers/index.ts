// What orders use of carriers. It is a face of its own, so that placing an order does not load the carriers.
export { packagesOf, upTo } from '../counting/carrier-offer.ts';
export type { Offer } from './carrier.ts';
export { type CarrierNow, type Carriers, CDEK } from './carriers.ts';
export { kindFor, MOST_BY_LIFT, weightOf } from './cdek/tariffs.ts';
export {
  isWithCarrier,
  type ShipmentEventRow,
  type ShipmentRow,
  selectShipment,
  selectShipmentEvents,
  settleShipment,
  stoppedShipments,
  wasGiven,
} from './shipments/queries.ts';
export {
  lookNow,
  registerShipment,
  type ShipmentOrder,
  type ShipmentsContext,
} from './shipments/shipments.ts';
