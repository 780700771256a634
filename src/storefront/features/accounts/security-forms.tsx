import { useId, useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { changeEmail, changePassword } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SuccessMessage } from './success-message.tsx';
import './profile.css';

/** The forms 'Смена пароля' and 'Смена e-mail'. */
export function SecurityForms() {
  return (
    <section className="security-forms" aria-label={messages.security}>
      <PasswordForm />
      <EmailForm />
    </section>
  );
}

function PasswordForm() {
  const heading = useId();
  const [done, setDone] = useState(false);
  const { form, field, button, failure, clear } = useForm({
    check: checkEach({
      old_password: checks.required,
      new_password1: checks.required,
      new_password2: checks.required,
    }),
    async send({ old_password = '', new_password1 = '', new_password2 = '' }) {
      setDone(false);
      await changePassword({ old_password, new_password1, new_password2 });
      clear();
      setDone(true);
    },
  });
  return (
    <form className="account-form" aria-labelledby={heading} {...form}>
      <h2 id={heading}>{messages.passwordForm}</h2>
      <PresentPasswordField {...field('old_password')} />
      <NewPasswordFields field={field} />
      <FormFailure text={messages.passwordFailed} reason={failure} />
      {done && <SuccessMessage text={messages.passwordChanged} hint={messages.passwordNote} />}
      <Button {...button}>{messages.passwordSubmit}</Button>
    </form>
  );
}

function EmailForm() {
  const heading = useId();
  const [sent, setSent] = useState(false);
  const { form, field, button, failure, clear } = useForm({
    check: checkEach({ password: checks.required, email: checks.email }),
    async send({ email = '', password = '' }) {
      setSent(false);
      await changeEmail({ email: email.trim(), password });
      clear();
      setSent(true);
    },
  });
  return (
    <form className="account-form" aria-labelledby={heading} {...form}>
      <h2 id={heading}>{messages.emailForm}</h2>
      <PresentPasswordField {...field('password')} />
      <TextField
        label={messages.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <FormFailure text={messages.emailFailed} reason={failure} />
      {sent && <SuccessMessage text={messages.emailSent} hint={messages.emailNote} />}
      <Button {...button}>{messages.emailSubmit}</Button>
    </form>
  );
}

/** A thief who finds the cabinet open knows no password. */
const PresentPasswordField = (props: { name: string; error: string | undefined }) => (
  <PasswordField
    label={messages.presentPassword}
    autoComplete="current-password"
    required
    {...props}
  />
);
