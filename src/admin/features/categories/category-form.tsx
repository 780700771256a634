import '../../ui/check.css';
import { useEffect, useRef, useState } from 'react';
import type { EditedCategory, SavedCategory } from '#contracts/admin/goods/categories.ts';
import { type CategoryIcon, categoryIcons } from '#contracts/category-look.ts';
import { categoryIconNames, categoryScreenMessages as words } from '#messages/office/categories.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { say } from '../../ui/toasts.tsx';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { FiltersField } from './filters-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useOfferedFilters, useSaveCategory } from './queries.ts';

interface Props {
  readonly category: EditedCategory;
  readonly categories: readonly EditedCategory[];
  readonly mayChange: boolean;
  readonly onRemoved: () => void;
}

const loadRemoval = async () => (await import('./removal-dialog.tsx')).RemovalDialog;

/** What is known of a category, with one button that saves it. */
export function CategoryForm({ category, categories, mayChange, onRemoved }: Props) {
  const [known, setKnown] = useState(category);
  const [form, setForm] = useState(category);
  const place = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const offered = useOfferedFilters(category.id).data;
  const removal = useOpenLater(loadRemoval);
  const save = useSaveCategory(category.id, (now) => {
    say(words.saved(now.name));
    setKnown(now);
    setForm(now);
  });
  const change = (part: Partial<EditedCategory>) => setForm({ ...form, ...part });
  const isTyped = JSON.stringify(form) !== JSON.stringify(known);
  useUnsaved(isTyped, { what: words.unsaved(known.name), form: place });
  const late =
    save.error instanceof ApiFailure && save.error.code === 'category_changed'
      ? (save.error.body as unknown as { now: EditedCategory; by: string | null })
      : undefined;
  const hasBelow = categories.some(({ parent }) => parent === category.id);
  const parents = categories.filter((one) => one.parent === null && one.id !== category.id);
  return (
    <section className="categories__form" aria-label={known.name}>
      <h2 ref={heading} tabIndex={-1}>
        {known.name}
      </h2>
      <ShopLink to={`/products/?category=${known.slug}`}>{words.open}</ShopLink>
      {late && (
        <Notice look="error">
          <p>{words.changedBy(late.by)}</p>
          <div className="form__actions">
            <Button onPress={() => save.mutate(savedOf({ ...form, version: late.now.version }))}>
              {words.keepMine}
            </Button>
            <Button
              look="quiet"
              onPress={() => {
                setKnown(late.now);
                setForm(late.now);
                save.reset();
              }}
            >
              {words.takeTheirs}
            </Button>
          </div>
        </Notice>
      )}
      <Form
        formRef={place}
        onSubmit={() => save.mutate(savedOf(form))}
        failure={late ? null : save.error}
      >
        <fieldset className="form" disabled={!mayChange}>
          <Field
            name="name"
            label={words.name}
            value={form.name}
            onChange={(name) => change({ name })}
          />
          <Field
            name="slug"
            label={words.slug}
            hint={words.slugHint}
            value={form.slug}
            onChange={(slug) => change({ slug: slug.toLowerCase() })}
          />
          {!hasBelow && (
            <SelectField
              name="parent"
              label={words.parent}
              value={String(form.parent ?? '')}
              options={[
                ['', words.topLevel],
                ...parents.map(({ id, name }) => [String(id), name] as const),
              ]}
              onChange={(parent) => change({ parent: parent ? Number(parent) : null })}
            />
          )}
          <SelectField<CategoryIcon | ''>
            name="icon"
            label={words.icon}
            value={form.icon ?? ''}
            options={[
              ['', words.iconByName],
              ...categoryIcons.map((icon) => [icon, categoryIconNames[icon]] as const),
            ]}
            onChange={(icon) => change({ icon: icon || null })}
          />
          <PictureField photo={form.photo} onChange={(photo) => change({ photo })} />
          <label className="check">
            <input
              type="checkbox"
              checked={form.hidden}
              onChange={({ target }) => change({ hidden: target.checked })}
            />
            <span>{words.hide}</span>
          </label>
          <Field
            name="description"
            label={words.description}
            hint={words.descriptionHint}
            isLong
            value={form.description}
            onChange={(description) => change({ description })}
          />
          <Field
            name="seo_title"
            label={words.seoTitle}
            hint={words.seoTitleHint(form.name)}
            value={form.seo_title}
            onChange={(seo_title) => change({ seo_title })}
          />
          <Field
            name="seo_description"
            label={words.seoDescription}
            hint={words.seoDescriptionHint}
            value={form.seo_description}
            onChange={(seo_description) => change({ seo_description })}
          />
          <FiltersField
            offered={offered}
            filters={form.filters}
            onChange={(filters) => change({ filters: filters && [...filters] })}
          />
        </fieldset>
        {mayChange && (
          <div className="form__actions">
            <Button type="submit" look="main" isPending={save.isPending}>
              {words.save}
            </Button>
            {!hasBelow && (
              <Button look="danger" onPress={removal.open}>
                {words.removeCategory}
              </Button>
            )}
          </div>
        )}
      </Form>
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

const savedOf = ({ id: _, goods, is_listed, ...form }: EditedCategory): SavedCategory => ({
  ...form,
  filters: form.filters as SavedCategory['filters'],
});
