import type { PageForm } from '#contracts/admin/content/pages.ts';
import { pageFieldNames as names, pagesScreenMessages as words } from '#messages/office/pages.ts';
import { Check } from '../../ui/check.tsx';
import { DayFields } from '../../ui/day-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { TextAsShown } from '../../ui/text-field.tsx';

interface Props {
  readonly values: PageForm;
  readonly set: (change: Partial<PageForm>) => void;
  readonly isReadOnly: boolean;
}

/** What a page says, and where and when it is shown. */
export function PageFields({ values, set, isReadOnly }: Props) {
  const field = (name: 'slug' | 'title' | 'description' | 'lead' | 'text') => ({
    name,
    label: names[name],
    value: values[name],
    isReadOnly,
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <>
      <Field {...field('title')} maxLength={120} autoComplete="off" />
      <Field {...field('slug')} hint={words.slugHint} maxLength={120} autoComplete="off" />
      <Field {...field('description')} hint={words.descriptionHint} maxLength={300} />
      <Field {...field('lead')} hint={words.leadHint} isLong maxLength={600} />
      <TextAsShown {...field('text')} page={values.slug} />
      <Check
        name="menu"
        checked={values.menu}
        disabled={isReadOnly}
        onChange={({ target }) => set({ menu: target.checked })}
      >
        {words.menuCheck}
      </Check>
      <DayFields values={values} set={set} isReadOnly={isReadOnly} />
    </>
  );
}
