import { callbackMessages as messages } from '#messages/site/callbacks.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CallbackFormProps, useCallbackForm } from './use-callback-form.ts';
import './callback-form.css';

export function CallbackForm(props: CallbackFormProps) {
  const { draft } = props;
  const { form, button, pending, field, edit, consentError, terms } = useCallbackForm(props);
  return (
    <form className="callback" {...form}>
      <p className="soft">{messages.lead}</p>
      <TextField
        label={messages.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7"
        required
        autoFocus
        {...field('phone')}
      />
      <TextField
        label={messages.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField label={messages.telegram} optional autoCapitalize="none" {...field('telegram')} />
      {terms.byCheckbox && (
        <ConsentCheckbox
          terms={terms}
          checked={draft.consent}
          error={consentError}
          onChange={(event) => edit({ consent: event.target.checked })}
        />
      )}
      <Button appearance="primary" wide {...button}>
        {pending ? messages.submitting : messages.submit}
      </Button>
      <ConsentNote terms={terms} />
    </form>
  );
}
