import { accountScreens as messages } from '#messages/account-screens.ts';
import { TextField } from '../../ui/text-field.tsx';

interface Props {
  field: (name: string) => { name: string; error: string | undefined };
}

/** A new password and its repetition. */
export function NewPasswordFields({ field }: Props) {
  return (
    <>
      <TextField
        label={messages.newPassword}
        hint={messages.passwordHint}
        type="password"
        autoComplete="new-password"
        required
        {...field('new_password1')}
      />
      <TextField
        label={messages.repeatNewPassword}
        type="password"
        autoComplete="new-password"
        required
        {...field('new_password2')}
      />
    </>
  );
}
