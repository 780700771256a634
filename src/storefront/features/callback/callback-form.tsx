import type { FormEvent } from 'react';
import { callbackMessages as messages } from '#messages/callbacks.ts';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../ui/consent.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CallbackFormProps, useCallbackForm } from './use-callback-form.ts';
import './callback-form.css';

export function CallbackForm(props: CallbackFormProps) {
  const { consentNeeded, draft } = props;
  const { element, errors, pending, field, edit, submit } = useCallbackForm(props);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className="callback" ref={element} noValidate onSubmit={onSubmit}>
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
      {consentNeeded && (
        <ConsentCheckbox
          checked={draft.consent}
          error={errors.consent}
          onChange={(event) => edit({ consent: event.target.checked })}
        />
      )}
      <Button look="primary" wide type="submit" pending={pending}>
        {pending ? messages.submitting : messages.submit}
      </Button>
      {!consentNeeded && <ConsentNote />}
    </form>
  );
}
