export { type Carried, selectCarried, selectCarriedOf } from './counting/carried.ts';
export type { AskCarrier } from './counting/carrier-offer.ts';
export { type PromiseBasis, promiseOf } from './counting/count-delivery.ts';
export {
  bookSlot,
  choosableSlots,
  crewOfSlot,
  type FreeSlot,
  firstOpenDay,
  freeSlotOf,
  hoursOf,
  keyOfSlot,
  refusedSlot,
  slotOf,
  slotOfZone,
} from './counting/slots.ts';
export { workingDaysAfter } from './promise/promise.ts';
export {
  chargesOf,
  countFor,
  daysOf,
  isBeyondZones,
  lineOfOffer,
  type OrderedDelivery,
  placeOfTown,
  quoteFor,
  suggestTowns,
  type Wishes,
} from './service.ts';
export { type KnownTerms, readTerms } from './terms/terms.ts';
