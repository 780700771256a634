import { entryMessages as words } from '#messages/office/entry.ts';
import { PasswordField } from '../../ui/field.tsx';

/** A new password, twice. */
export const NewPasswordFields = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <>
    <PasswordField
      name="password1"
      label={words.newPassword}
      hint={words.passwordHint}
      autoComplete="new-password"
      isRequired
      autoFocus={autoFocus}
    />
    <PasswordField name="password2" label={words.repeat} autoComplete="new-password" isRequired />
  </>
);
