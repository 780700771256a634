export { CART_COOKIE, cartRoutes } from './routes.ts';
export { forgetOldCarts, type HeldCart, holdCart, markOrdered } from './service.ts';
