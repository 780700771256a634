import { useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../../addresses.ts';
import { clearTokens } from '../../api/tokens.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { confirmReset, requestReset } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SuccessMessage } from './success-message.tsx';

/** Requests the password letter. The answer does not reveal whether the address has an account. */
export function ResetRequestForm() {
  const [sent, setSent] = useState(false);
  const { form, field, button, failure } = useForm({
    check: checkEach({ email: checks.email }),
    async send({ email = '' }) {
      setSent(false);
      await requestReset(email.trim());
      setSent(true);
    },
  });
  return (
    <form className="account-form" {...form}>
      <TextField
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <FormFailure text={messages.resetFailed} reason={failure} />
      {sent && <SuccessMessage text={messages.resetSent} hint={messages.letterHint} />}
      <Button appearance="primary" wide {...button}>
        {messages.resetSubmit}
      </Button>
    </form>
  );
}

/** Sets the new password, opened from the link in the letter. */
export function ResetConfirmForm({ link }: { link: { uid: string; token: string } }) {
  const [done, setDone] = useState(false);
  const { form, field, button, failure } = useForm({
    check: checkEach({ new_password1: checks.required, new_password2: checks.required }),
    async send({ new_password1 = '', new_password2 = '' }) {
      await confirmReset({ ...link, new_password1, new_password2 });
      // The server has ended all sessions of the old password, including this browser's.
      clearTokens();
      setDone(true);
    },
  });
  if (done) return <SuccessMessage text={messages.resetDone} goesTo="login" />;
  return (
    <form className="account-form" {...form}>
      <NewPasswordFields field={field} />
      {failure !== null && (
        <>
          <FormFailure text={messages.resetConfirmFailed} reason={failure} />
          <Link to={addresses.resetPassword}>{messages.requestAgain}</Link>
        </>
      )}
      <Button appearance="primary" wide {...button}>
        {messages.resetConfirmSubmit}
      </Button>
    </form>
  );
}
