export { findFirstVariants, findOffers, findOffersOf, type Offer } from './queries.ts';
export { returnToStock, takeFromStock, tellableStock } from './service.ts';
