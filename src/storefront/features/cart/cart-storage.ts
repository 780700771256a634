import { createStored, jsonCodec, textCodec } from '../../browser-storage.ts';
import { parseItems } from './cart-item.ts';

const local = () => localStorage;

/** The keys of spec section 3, "Browser storage". */
export const cartItems = createStored(local, 'cart', jsonCodec(parseItems));
export const deferredItems = createStored(local, 'cart_deferred', jsonCodec(parseItems));
export const cartUuid = createStored(local, 'cart_uuid', textCodec);
/** The uuid of the cart that was ordered last. A late answer about it, in any tab, brings nothing back. */
export const orderedUuid = createStored(local, 'cart_ordered', textCodec);
