import './product-editor.css';
import { lazy, Suspense, useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure, conflictOf } from '../../api/call-api.ts';
import type { productCalls } from '../../api/endpoints/goods.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SeoFields } from '../../ui/seo-fields.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { differences } from './differences.ts';
import { FlawsPanel } from './flaws-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { formOf, type ProductForm, type VariantForm } from './product-form.ts';
import { ProductPreview } from './product-preview.tsx';
import { productOld, useUsual } from './queries.ts';
import { MoneyChanged, useSaveProduct } from './save-product.ts';
import { VisibilityFields } from './visibility-fields.tsx';

/** What moves things is long: the texts are there before it. */
const VariantsSection = lazy(async () => ({
  default: (await import('./variants-section.tsx')).VariantsSection,
}));

interface Props {
  readonly product: EditedProduct;
  readonly categories: readonly (readonly [slug: string, name: string])[];
}

/** A product whole, with one button that saves it. */
export function ProductEditor({ product, categories }: Props) {
  const { form, values, isTyped, set, begin, sent } = useStoredForm({
    draft: `product:${product.id}`,
    stored: product,
    valuesOf: formOf,
    save: useSaveProduct(product.id),
    makesOld: productOld,
    onSaved: (now) => {
      const position = values.variants.findIndex((one) => one.key === key);
      setKey(String(now.variants[position]?.id ?? ''));
      say(words.saved(now.name));
    },
    onRefused: (failure, { variants }) => {
      // The next save writes over what is known now.
      if (failure instanceof MoneyChanged) changeVariants((all) => seen(all, failure.now));
      const fault = variants.find((_, index) => hasFault(failure, index));
      if (fault) setKey(fault.key);
    },
    lateOf: (failure, typed) => lateOf(failure, typed.values),
    asks: true,
  });
  const changeVariants = (change: (variants: readonly VariantForm[]) => readonly VariantForm[]) =>
    set(({ variants }) => ({ variants: change(variants) }));
  const [key, setKey] = useState(values.variants[0]?.key ?? '');
  const usual = useUsual(values.category).data;
  const chosen = values.variants.find((one) => one.key === key) ?? values.variants[0];
  usePageActions([{ name: words.save, run: form.submit }]);
  // Errors count the variants, so they hold for the list that was sent alone.
  const isOfList = sent && keysOf(sent.variants) === keysOf(values.variants);
  const failure = isOfList ? form.failure : null;
  const atFault = new Set(
    values.variants.filter((_, index) => hasFault(failure, index)).map((one) => one.key),
  );
  return (
    <div className="product-editor">
      <div>
        <StoredForm
          form={{ ...form, failure }}
          bar={
            <div className="product-bar" data-typed={isTyped || undefined}>
              <p role="status">{isTyped ? words.unsaved : ''}</p>
              {isTyped && (
                <Button look="quiet" onPress={() => begin(product)}>
                  {words.takeBack}
                </Button>
              )}
              <Button type="submit" look="main" isPending={form.isSaving}>
                {words.save}
              </Button>
            </div>
          }
        >
          <section className="section product-panel" aria-label={words.texts}>
            <Field
              name="name"
              label={words.name}
              value={values.name}
              onChange={(name) => set({ name })}
            />
            <div className="product-grid">
              <SelectField
                name="category"
                label={words.category}
                value={values.category}
                options={categories}
                onChange={(category) => set({ category })}
              />
            </div>
            <Field
              name="description"
              label={words.description}
              hint={words.descriptionHint}
              isLong
              value={values.description}
              onChange={(description) => set({ description })}
            />
          </section>
          {chosen && (
            <Suspense fallback={<Waiting />}>
              <VariantsSection
                variants={values.variants}
                chosen={chosen}
                usual={usual}
                atFault={atFault}
                onChoose={setKey}
                onChange={changeVariants}
              />
            </Suspense>
          )}
          <section className="section product-panel" aria-label={words.showing}>
            <h2>{words.showing}</h2>
            <VisibilityFields form={values} onChange={set} />
          </section>
          <section className="section product-panel" aria-label={words.seo}>
            <h2>{words.seo}</h2>
            <Field
              name="slug"
              label={words.slug}
              hint={words.slugHint}
              value={values.slug}
              onChange={(slug) => set({ slug })}
            />
            <SeoFields
              values={values}
              name={values.name}
              hint={words.seoDescriptionHint}
              onChange={set}
            />
          </section>
        </StoredForm>
      </div>
      <aside className="product-aside">
        <FlawsPanel product={product} isTyped={isTyped} />
        <ProductPreview
          id={product.id}
          form={values}
          shown={Math.max(0, chosen ? values.variants.indexOf(chosen) : 0)}
        />
        <KeptPanel product={product} isTyped={isTyped} onReleased={begin} />
        <DeletePanel product={product} categories={categories} />
      </aside>
    </div>
  );
}

const SHOWN = 8;

/** The product as another has saved it meanwhile: who it was, and what differs. */
function lateOf(failure: Error, mine: ProductForm) {
  const { now, by = null } = conflictOf<typeof productCalls.save>(failure) ?? {};
  if (!now || !('variants' in now)) return undefined;
  const fields = differences(mine, now);
  const differ = words.differ(fields.slice(0, SHOWN), fields.length - SHOWN);
  return {
    now,
    texts: [
      by === null ? words.changedByImport : words.changedBy(by),
      words.nowThere(now.name, now.variants.length),
      ...(fields.length > 0 ? [differ] : []),
    ],
  };
}

const keysOf = (variants: readonly VariantForm[]): string => variants.map(({ key }) => key).join();

/** Whether a refusal names a field of the variant at a place. */
const hasFault = (failure: Error | null, index: number): boolean =>
  failure instanceof ApiFailure &&
  Object.keys(failure.fields).some((field) => field.startsWith(`variants.${index}.`));

const seen = (variants: readonly VariantForm[], { id, price, old_price, stock }: GoodsRow) =>
  variants.map((one) => (one.id === id ? { ...one, was: { price, old_price, stock } } : one));
