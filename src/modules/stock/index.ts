export { findFirstVariants, findOffers, type Offer } from './queries.ts';
export { returnToStock, takeFromStock, tellableStock } from './service.ts';
