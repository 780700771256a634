import { useEffect, useState } from 'react';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import {
  dropLastingDraft,
  guardLastingDraft,
  keepLastingDraft,
  lastingDraft,
} from '../../api/lasting-drafts.ts';
import { formOf, type ProductForm, type VariantForm } from './product-form.ts';

const keyOf = (product: EditedProduct) => `product-${product.id}`;

/** The form of a product: what is typed and not saved is kept in this browser until it is saved or taken back. */
export function useProductForm(product: EditedProduct) {
  const [form, setForm] = useState(
    () => lastingDraft<ProductForm>(keyOf(product)) ?? formOf(product),
  );
  const [isTyped, setTyped] = useState(() => lastingDraft(keyOf(product)) !== undefined);
  const kept = keyOf(product);
  useEffect(() => (isTyped ? guardLastingDraft(kept, form) : undefined), [isTyped, kept, form]);
  const put = (next: (before: ProductForm) => ProductForm) => {
    setTyped(true);
    setForm((before) => {
      const after = next(before);
      keepLastingDraft(keyOf(product), after);
      return after;
    });
  };
  return {
    form,
    isTyped,
    change: (part: Partial<ProductForm>) => put((before) => ({ ...before, ...part })),
    changeVariants: (change: (variants: readonly VariantForm[]) => readonly VariantForm[]) =>
      put((before) => ({ ...before, variants: change(before.variants) })),
    /** What is typed is saved over what another has saved meanwhile. */
    keepOver: (version: string) => put((before) => ({ ...before, version })),
    /** The form is that of this product. */
    reset: (now: EditedProduct) => {
      dropLastingDraft(keyOf(now));
      setTyped(false);
      setForm(formOf(now));
    },
  };
}
