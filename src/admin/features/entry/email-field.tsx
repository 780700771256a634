import { entryMessages as words } from '#messages/office/entry.ts';
import { Field } from '../../ui/field.tsx';

/** The e-mail by which a member signs in: the first field of its form. */
export const EmailField = () => (
  <Field
    name="email"
    label={words.email}
    type="email"
    autoComplete="username"
    isRequired
    autoFocus
  />
);
