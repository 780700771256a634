export { clearCartCookie } from './cart-cookie.ts';
export { insertCart, removeCarts } from './queries.ts';
export { type LockedCart, lockCart, readLines } from './service.ts';
