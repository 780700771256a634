import { createStored, jsonCodec } from '../../browser-storage.ts';
import { type CompareEntry, parseEntries } from './compare-entry.ts';

const codec = jsonCodec(parseEntries);

/** Spec section 3, "Browser storage". The comparison exists only in the browser. */
export const compareEntries = createStored(() => localStorage, 'compare', {
  read: codec.read,
  write: (entries: CompareEntry[]) => (entries.length > 0 ? codec.write(entries) : null),
});
