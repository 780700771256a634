import { compareMessages } from '#messages/compare.ts';
import { logFailure } from '../../log.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type CompareEntry, type CompareItem, minimalEntry } from './compare-entry.ts';
import { compareEntries } from './compare-storage.ts';

/** Adds the variant, or removes it where it is there, and says so. A product without a variant is passed over. */
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

/** To be called when a customer leaves: nothing of the list stays in this browser. */
export const forgetCompared = (): void => compareEntries.set([]);

/**
 * Reads price, availability and attributes of the entries anew, all or those of some products; after a sign-in too
 * (spec section 4, "Authentication"). What cannot be read stays as it is.
 */
export async function refreshCompared(productSlugs?: readonly string[]): Promise<void> {
  try {
    // The registry of attributes weighs more than the buttons of a card.
    const { rereadEntries } = await import('./reread-entries.ts');
    await rereadEntries(productSlugs);
  } catch (error) {
    logFailure('the comparison was not read again', error);
  }
}

/** The list as it is, but for these. */
export const without = (variantIds: readonly number[]): CompareEntry[] =>
  compareEntries.get().filter(({ variantId }) => !variantIds.includes(variantId));
