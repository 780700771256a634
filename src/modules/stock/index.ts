export { findFirstVariants, findOffers, type Offer } from './queries.ts';
export { returnToStock, takeFromStock } from './service.ts';
