import { createStored, jsonCodec } from '../../browser-storage.ts';
import { parseEntries, type StoredEntry } from './wishlist-entry.ts';

const codec = jsonCodec(parseEntries);

/**
 * Spec section 3, "Browser storage": what a guest has collected and, for a customer, a copy of the server's list, so that all
 * tabs agree.
 */
export const wishlistEntries = createStored(() => localStorage, 'wishlist', {
  read: codec.read,
  write: (entries: StoredEntry[]) => (entries.length > 0 ? codec.write(entries) : null),
});
