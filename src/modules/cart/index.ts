export { cartCookie, cartRoutes, clearCartCookie, setCartCookie } from './routes.ts';
export { adoptCart, forgetOldCarts, type HeldCart, holdCart } from './service.ts';
