import { Field, type FieldProps } from './field.tsx';
import { useDraft } from './use-draft.ts';

interface Props extends FieldProps {
  /** What it belongs to; the draft is kept under it and the name of the field. */
  readonly draft: string;
}

/** A field whose text is there again after a reload of the page. */
export function DraftField({ draft, onChange, ...props }: Props) {
  const { first, keep } = useDraft(draft + props.name);
  return (
    <Field
      {...props}
      defaultValue={first}
      onChange={(text) => {
        keep(text);
        onChange?.(text);
      }}
    />
  );
}
