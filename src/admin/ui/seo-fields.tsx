import { seoMessages as words } from '#messages/office/seo.ts';
import { Field } from './field.tsx';

interface SeoTexts {
  readonly seo_title: string;
  readonly seo_description: string;
}

interface Props {
  readonly values: SeoTexts;
  /** The title where none is given. */
  readonly name: string;
  /** What the description is where none is given. */
  readonly hint: string;
  readonly onChange: (change: Partial<SeoTexts>) => void;
}

/** How a page is called and described by search engines. */
export const SeoFields = ({ values, name, hint, onChange }: Props) => (
  <>
    <Field
      name="seo_title"
      label={words.title}
      hint={words.titleHint(name)}
      value={values.seo_title}
      onChange={(seo_title) => onChange({ seo_title })}
    />
    <Field
      name="seo_description"
      label={words.description}
      hint={hint}
      value={values.seo_description}
      onChange={(seo_description) => onChange({ seo_description })}
    />
  </>
);
