export { cartCookie, cartRoutes, clearCartCookie, setCartCookie } from './routes.ts';
export { adoptCart, forgetOldCarts, type HeldCart, holdCart, markOrdered } from './service.ts';
