export { clearCartCookie } from './cart-cookie.ts';
export { type HeldCart, holdCart } from './service.ts';
