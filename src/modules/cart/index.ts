export { clearCartCookie } from './cart-cookie.ts';
export { removeCarts } from './queries.ts';
export { type LockedCart, lockCart, readLines } from './service.ts';
