import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { type ConsentTerms, learnDocuments, shownVersions } from '../../consent-terms.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { checkEach, checks } from '../../ui/form-checks.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { type Enter, register } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';

interface Props {
  enter: Enter;
  terms: ConsentTerms;
  onRegistered: () => void;
}

/** The server compares the two passwords (spec section 5). */
export function RegisterForm({ enter, terms, onRegistered }: Props) {
  const { form, field, button, failure, clear } = useForm({
    check: checkEach({
      email: checks.email,
      password1: checks.required,
      password2: checks.required,
      ...(terms.byCheckbox && { consent: checks.required }),
    }),
    async send({ email = '', password1 = '', password2 = '', consent }) {
      const registration = {
        email: email.trim(),
        password1,
        password2,
        consent: consent === 'on',
        documents: shownVersions(terms),
      };
      const entered = enter(() => register(registration)).catch((error: unknown) => {
        learnDocuments(error);
        throw error;
      });
      if (!(await entered)) return;
      clear();
      onRegistered();
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
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
        required
        {...field('password1')}
      />
      <PasswordField
        label={messages.repeatPassword}
        autoComplete="new-password"
        required
        {...field('password2')}
      />
      {terms.byCheckbox && (
        // A new key unticks it: the tick was for another text.
        <ConsentCheckbox
          key={JSON.stringify(shownVersions(terms))}
          terms={terms}
          required
          {...field('consent')}
        />
      )}
      <FormFailure text={messages.registerFailed} reason={failure} />
      <Button appearance="primary" wide {...button}>
        {messages.registerSubmit}
      </Button>
      <ConsentNote terms={terms} />
    </form>
  );
}
