import './product-editor.css';
import { lazy, Suspense, useState } from 'react';
import type { GoodsRow } from '#contracts/admin/goods/goods.ts';
import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { productScreenMessages as words } from '#messages/office/product.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { say } from '../../ui/toasts.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { DeletePanel } from './delete-panel.tsx';
import { FlawsPanel } from './flaws-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { type Late, LateNotice } from './late-notice.tsx';
import type { VariantForm } from './product-form.ts';
import { ProductPreview } from './product-preview.tsx';
import { useSaveProduct, useUsual } from './queries.ts';
import { savedOf } from './saved-of.ts';
import { useProductForm } from './use-product-form.ts';
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
  const { form, isTyped, change, changeVariants, keepOver, reset } = useProductForm(product);
  const [key, setKey] = useState(form.variants[0]?.key ?? '');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = useSaveProduct(product.id);
  const usual = useUsual(form.category).data;
  const chosen = form.variants.find((one) => one.key === key) ?? form.variants[0];
  const blame = (failure: ApiFailure) => {
    const first = Object.keys(failure.fields).find((field) => field.startsWith('variants.'));
    const own = failure.fields[`variants.${form.variants.findIndex((one) => one.key === key)}`];
    const at = form.variants[Number(first?.split('.')[1])];
    if (at && !own) setKey(at.key);
    setRefusal({ failure, of: keysOf(form.variants) });
  };
  const submit = (version = form.version) => {
    const read = savedOf({ ...form, version });
    if ('faults' in read) return blame(new ApiFailure(400, read.faults));
    setRefusal(null);
    save.mutate(read.saved, {
      onSuccess: (now) => {
        reset(now);
        const position = form.variants.findIndex((one) => one.key === key);
        setKey(String(now.variants[position]?.id ?? ''));
        say(words.saved(now.name));
      },
      onError: (failure) => {
        if (!(failure instanceof ApiFailure)) return;
        const now = goodsNow(failure);
        // The next save writes over what is known now.
        if (now)
          changeVariants((all) => all.map((one) => (one.id === now.id ? seen(one, now) : one)));
        blame(now ? new ApiFailure(409, { detail: words.moneyMeanwhile(now) }) : failure);
      },
    });
  };
  const take = (now: EditedProduct) => {
    reset(now);
    setRefusal(null);
  };
  usePageActions([{ name: words.save, run: () => submit() }]);
  const late = lateOf(refusal?.failure);
  const wrong = refusal?.of === keysOf(form.variants) ? refusal.failure : null;
  const failure = late ? null : (wrong ?? (save.error instanceof ApiFailure ? null : save.error));
  const atFault = new Set(
    Object.keys(failure instanceof ApiFailure ? failure.fields : {}).flatMap((field) => {
      const [, index] = /^variants\.(\d+)\./.exec(field) ?? [];
      return form.variants[Number(index)]?.key ?? [];
    }),
  );
  return (
    <div className="product-editor">
      <div>
        {late && (
          <LateNotice
            late={late}
            mine={form}
            onTake={() => take(late.now)}
            onKeep={() => {
              keepOver(late.now.version);
              submit(late.now.version);
            }}
          />
        )}
        <Form onSubmit={() => submit()} failure={failure}>
          <section className="section product-panel" aria-label={words.texts}>
            <Field
              name="name"
              label={words.name}
              value={form.name}
              onChange={(name) => change({ name })}
            />
            <div className="product-grid">
              <SelectField
                name="category"
                label={words.category}
                value={form.category}
                options={categories}
                onChange={(category) => change({ category })}
              />
            </div>
            <Field
              name="description"
              label={words.description}
              hint={words.descriptionHint}
              isLong
              value={form.description}
              onChange={(description) => change({ description })}
            />
          </section>
          {chosen && (
            <Suspense fallback={<Waiting />}>
              <VariantsSection
                variants={form.variants}
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
            <VisibilityFields form={form} onChange={change} />
          </section>
          <section className="section product-panel" aria-label={words.seo}>
            <h2>{words.seo}</h2>
            <Field
              name="slug"
              label={words.slug}
              hint={words.slugHint}
              value={form.slug}
              onChange={(slug) => change({ slug })}
            />
            <Field
              name="seo_title"
              label={words.seoTitle}
              hint={words.seoTitleHint(form.name)}
              value={form.seoTitle}
              onChange={(seoTitle) => change({ seoTitle })}
            />
            <Field
              name="seo_description"
              label={words.seoDescription}
              hint={words.seoDescriptionHint}
              value={form.seoDescription}
              onChange={(seoDescription) => change({ seoDescription })}
            />
          </section>
          <div className="product-bar" data-typed={isTyped || undefined}>
            <p role="status">{isTyped ? words.unsaved : ''}</p>
            {isTyped && (
              <Button look="quiet" onPress={() => take(product)}>
                {words.takeBack}
              </Button>
            )}
            <Button type="submit" look="main" isPending={save.isPending}>
              {words.save}
            </Button>
          </div>
        </Form>
      </div>
      <aside className="product-aside">
        <FlawsPanel product={product} isTyped={isTyped} />
        <ProductPreview
          id={product.id}
          form={form}
          shown={Math.max(0, chosen ? form.variants.indexOf(chosen) : 0)}
        />
        <KeptPanel product={product} isTyped={isTyped} onReleased={take} />
        <DeletePanel product={product} categories={categories} />
      </aside>
    </div>
  );
}

/** A save that was refused. Its errors count the variants, so they hold for that list alone. */
interface Refusal {
  readonly failure: ApiFailure;
  readonly of: string;
}

const keysOf = (variants: readonly VariantForm[]): string => variants.map(({ key }) => key).join();

const lateOf = (failure: ApiFailure | undefined): Late | undefined =>
  failure?.code === 'product_changed' ? (failure.body as unknown as Late) : undefined;

/** The variant whose price or stock another has changed. */
const goodsNow = ({ code, body }: ApiFailure): GoodsRow | undefined =>
  code === 'goods_changed' ? (body.now as GoodsRow | undefined) : undefined;

const seen = (one: VariantForm, { price, old_price, stock }: GoodsRow): VariantForm => ({
  ...one,
  was: { price, old_price, stock },
});
