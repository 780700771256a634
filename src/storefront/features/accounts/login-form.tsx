import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../../addresses.ts';
import { showAlert } from '../../ui/browser-dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { type Enter, login } from './account-api.ts';

interface Props {
  enter: Enter;
  onSignedIn: () => void;
}

export function LoginForm({ enter, onSignedIn }: Props) {
  const { form, field, button, failure } = useForm({
    check: checkEach({ email: checks.email, password: checks.required }),
    async send({ email = '', password = '' }) {
      if (await enter(() => login({ email: email.trim(), password }))) onSignedIn();
    },
    onFailure: () => showAlert(messages.loginFailed),
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
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      {/* The alert has said that the sign-in failed; the form says why. */}
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button appearance="primary" wide {...button}>
        {messages.login}
      </Button>
      <p>
        <Link to={addresses.resetPassword}>{messages.forgotPassword}</Link>
      </p>
    </form>
  );
}
