export { clearCartCookie } from './cart-cookie.ts';
export { eraseCarts } from './erase-carts.ts';
export { insertCart, removeCarts } from './queries.ts';
export { type LockedCart, lockCart, readLines } from './service.ts';
