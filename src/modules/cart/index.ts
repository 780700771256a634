export { clearCartCookie } from './cart-cookie.ts';
export { type LockedCart, lockCart } from './service.ts';
