import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { PasswordField } from '../../ui/password-field.tsx';

interface Props {
  field: (name: string) => { name: string; error: string | undefined };
}

/** A new password and its repetition. */
export function NewPasswordFields({ field }: Props) {
  return (
    <>
      <PasswordField
        label={messages.newPassword}
        hint={messages.passwordHint}
        autoComplete="new-password"
        required
        {...field('new_password1')}
      />
      <PasswordField
        label={messages.repeatNewPassword}
        autoComplete="new-password"
        required
        {...field('new_password2')}
      />
    </>
  );
}
