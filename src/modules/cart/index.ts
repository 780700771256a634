export { CART_COOKIE, cartCookie, cartRoutes, setCartCookie } from './routes.ts';
export { adoptCart, forgetOldCarts, type HeldCart, holdCart, markOrdered } from './service.ts';
