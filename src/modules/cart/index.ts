export { clearCartCookie } from './cart-cookie.ts';
export { eraseCarts, insertCart, removeCarts } from './queries.ts';
export { type LockedCart, lockCart, readLines } from './service.ts';
