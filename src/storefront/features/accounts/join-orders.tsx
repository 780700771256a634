import { useId, useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { letterLinks } from '#messages/accounts/letter-links.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestGuestOrders } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import { SuccessMessage } from './success-message.tsx';
import './join-orders.css';

/** Requests the letter that joins orders made without signing in. */
export function JoinOrders() {
  const heading = useId();
  const [sent, setSent] = useState(false);
  const { form, button, failure } = useForm({
    async send() {
      setSent(false);
      await requestGuestOrders();
      setSent(true);
    },
  });
  return (
    <form className="join-orders" aria-labelledby={heading} {...form}>
      <h2 id={heading}>{letterLinks.joinTitle}</h2>
      <p className="soft">{letterLinks.joinOrdersHint}</p>
      <FormFailure text={letterLinks.joinOrdersFailed} reason={failure} />
      {sent && <SuccessMessage text={letterLinks.joinOrdersSent} hint={messages.letterHint} />}
      <Button {...button}>{letterLinks.joinOrders}</Button>
    </form>
  );
}
