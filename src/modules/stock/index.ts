export {
  findFirstVariants,
  findOffers,
  findOffersOf,
  type Movement,
  type Offer,
  tellMovement,
  tellMovementBy,
} from './queries.ts';
export { returnToStock, stockToldTo, takeFromStock, tellableStock } from './service.ts';
