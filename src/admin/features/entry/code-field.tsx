import { entryMessages as words } from '#messages/office/entry.ts';
import { Field } from '../../ui/field.tsx';

/** A code of the app, or a backup code. */
export const CodeField = ({ label = words.code, hint }: { label?: string; hint?: string }) => (
  <Field
    name="code"
    label={label}
    autoComplete="one-time-code"
    inputMode="numeric"
    autoFocus
    isRequired
    {...(hint && { hint })}
  />
);
