import { createStored, jsonCodec, textCodec } from '../../browser-storage.ts';
import { type CompareEntry, parseEntries } from './compare-entry.ts';

const codec = jsonCodec(parseEntries);

/** Spec section 3, "Browser storage". The comparison exists only in the browser. */
export const compareEntries = createStored(() => localStorage, 'compare', {
  read: codec.read,
  write: (entries: CompareEntry[]) => (entries.length > 0 ? codec.write(entries) : null),
});

/** Any text: only the rows that differ are shown. It belongs to the browser, not to a visitor. */
export const onlyDifferences = createStored(() => localStorage, 'compare_differences', textCodec);
