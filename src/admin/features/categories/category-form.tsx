import '../../ui/check.css';
import { useEffect, useRef } from 'react';
import type { EditedCategory } from '#contracts/admin/goods/categories.ts';
import { type CategoryIcon, categoryIcons } from '#contracts/category-look.ts';
import { categoryIconNames, categoryScreenMessages as words } from '#messages/office/categories.ts';
import { call, conflictOf } from '../../api/call-api.ts';
import { categoryCalls } from '../../api/endpoints/goods.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SeoFields } from '../../ui/seo-fields.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { StoredForm } from '../../ui/stored-form.tsx';
import { say } from '../../ui/toasts.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useStoredForm } from '../../ui/use-stored-form.ts';
import { FiltersField } from './filters-field.tsx';
import { PictureField } from './picture-field.tsx';
import { categoriesOld, useOfferedFilters } from './queries.ts';

interface Props {
  readonly category: EditedCategory;
  readonly categories: readonly EditedCategory[];
  readonly mayChange: boolean;
  readonly onRemoved: () => void;
}

const loadRemoval = async () => (await import('./removal-dialog.tsx')).RemovalDialog;

/** What is known of a category, with one button that saves it. */
export function CategoryForm({ category, categories, mayChange, onRemoved }: Props) {
  const {
    form,
    base: known,
    values,
    set,
  } = useStoredForm({
    draft: `category:${category.id}`,
    what: words.unsaved(category.name),
    stored: category,
    valuesOf: (one: EditedCategory) => one,
    save: ({ id, goods: _goods, is_listed: _listed, ...typed }, { version }) =>
      call(categoryCalls.save, { params: { id }, body: { ...typed, version } }),
    makesOld: categoriesOld,
    onSaved: ({ name }) => say(words.saved(name)),
    lateOf: (failure) => {
      const { now, by = null } = conflictOf<typeof categoryCalls.save>(failure) ?? {};
      return now && { now, texts: [words.changedBy(by)] };
    },
    asks: true,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const offered = useOfferedFilters(category.id).data;
  const removal = useOpenLater(loadRemoval);
  const hasBelow = categories.some(({ parent }) => parent === category.id);
  const parents = categories.filter((one) => one.parent === null && one.id !== category.id);
  return (
    <section className="categories__form" aria-label={known.name}>
      <h2 ref={heading} tabIndex={-1}>
        {known.name}
      </h2>
      <ShopLink to={`/products/?category=${known.slug}`}>{words.open}</ShopLink>
      <StoredForm
        form={form}
        isReadOnly={!mayChange}
        actions={
          !hasBelow && (
            <Button look="danger" onPress={removal.open}>
              {words.removeCategory}
            </Button>
          )
        }
      >
        <fieldset className="form" disabled={!mayChange}>
          <Field
            name="name"
            label={words.name}
            value={values.name}
            onChange={(name) => set({ name })}
          />
          <Field
            name="slug"
            label={words.slug}
            hint={words.slugHint}
            value={values.slug}
            onChange={(slug) => set({ slug: slug.toLowerCase() })}
          />
          {!hasBelow && (
            <SelectField
              name="parent"
              label={words.parent}
              value={String(values.parent ?? '')}
              options={[
                ['', words.topLevel],
                ...parents.map(({ id, name }) => [String(id), name] as const),
              ]}
              onChange={(parent) => set({ parent: parent ? Number(parent) : null })}
            />
          )}
          <SelectField<CategoryIcon | ''>
            name="icon"
            label={words.icon}
            value={values.icon ?? ''}
            options={[
              ['', words.iconByName],
              ...categoryIcons.map((icon) => [icon, categoryIconNames[icon]] as const),
            ]}
            onChange={(icon) => set({ icon: icon || null })}
          />
          <PictureField photo={values.photo} onChange={(photo) => set({ photo })} />
          <label className="check">
            <input
              type="checkbox"
              checked={values.hidden}
              onChange={({ target }) => set({ hidden: target.checked })}
            />
            <span>{words.hide}</span>
          </label>
          <Field
            name="description"
            label={words.description}
            hint={words.descriptionHint}
            isLong
            value={values.description}
            onChange={(description) => set({ description })}
          />
          <SeoFields
            values={values}
            name={values.name}
            hint={words.seoDescriptionHint}
            onChange={set}
          />
          <FiltersField
            offered={offered}
            filters={values.filters}
            onChange={(filters) => set({ filters: filters && [...filters] })}
          />
        </fieldset>
      </StoredForm>
      {removal.Opened && (
        <removal.Opened
          category={known}
          takers={categories.filter(({ id }) => id !== known.id)}
          onRemoved={onRemoved}
          onClose={removal.close}
        />
      )}
    </section>
  );
}
