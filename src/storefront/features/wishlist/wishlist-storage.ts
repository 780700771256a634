import { createStored, jsonCodec } from '../../browser-storage.ts';
import { parseEntries, type StoredEntry } from './wishlist-entry.ts';

const codec = jsonCodec(parseEntries);

/**
 * Spec section 3, "Browser storage": a guest's entries and, for a customer, a copy of the server's list, so that all tabs show the same.
 */
export const wishlistEntries = createStored(() => localStorage, 'wishlist', {
  read: codec.read,
  write: (entries: StoredEntry[]) => (entries.length > 0 ? codec.write(entries) : null),
});
