export type { AskCarrier } from './counting/carrier-offer.ts';
export { type PromiseBasis, promiseOf } from './counting/count-delivery.ts';
export { type Carried, selectCarried } from './counting/carried.ts';
export { choosableSlots, firstOpenDay } from './counting/choosable.ts';
export {
  bookSlot,
  crewOfSlot,
  type FreeSlot,
  freeSlotOf,
  hoursOf,
  keyOfSlot,
  slotOf,
  slotOfZone,
} from './counting/slots.ts';
export {
  chargesOf,
  countFor,
  daysOf,
  lineOfOffer,
  type OrderedDelivery,
  type Wishes,
} from './service.ts';
export { readTerms } from './terms/terms.ts';
