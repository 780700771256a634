import { compareMessages } from '#messages/catalogue/compare.ts';
import { logFailure } from '../../log.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type CompareEntry, type CompareItem, minimalEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** Adds the variant to the comparison or removes it, and shows a toast. A product without a variant is ignored. */
export function toggleCompared(item: CompareItem): void {
  const { variantId } = item;
  if (variantId === null) return;
  if (isCompared(variantId)) {
    compareEntries.set(without([variantId]));
    showToast(compareMessages.removed);
    return;
  }
  compareEntries.set([...compareEntries.get(), minimalEntry({ ...item, variantId })]);
  showToast(compareMessages.added);
  void refreshCompared([item.productSlug]);
}

export const isCompared = (variantId: number): boolean =>
  compareEntries.get().some((entry) => entry.variantId === variantId);

/** After a sign-out: removes the list from this browser. */
export const purgeCompared = (): void => compareEntries.set([]);

/**
 * Refreshes price, availability and attributes of all entries, or of those of some products; also after a sign-in (spec section 4,
 * "Authentication"). Entries that fail to load stay unchanged.
 */
export async function refreshCompared(productSlugs?: readonly string[]): Promise<void> {
  try {
    // A lazy chunk: the attribute registry is larger than the buttons of a card.
    const { refreshEntries } = await import('./refresh-entries.ts');
    await refreshEntries(productSlugs);
  } catch (error) {
    logFailure('the comparison was not refreshed', error);
  }
}

/** The list without these variants. */
export const without = (variantIds: readonly number[]): CompareEntry[] =>
  compareEntries.get().filter(({ variantId }) => !variantIds.includes(variantId));
