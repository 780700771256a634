/** Loads the thanks for an order, which the home page shows. The checkout loads them ahead. */
export const loadThanks = () => import('./thanks.tsx');
