import { useState } from 'react';
import { accountScreens as messages } from '#messages/account-screens.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/use-form.ts';
import { requestGuestOrders } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import { SuccessMessage } from './success-message.tsx';
import './join-orders.css';

/** Requests the letter that joins orders made without signing in. */
export function JoinOrders() {
  const [sent, setSent] = useState(false);
  const { form, button, failure } = useForm({
    async send() {
      setSent(false);
      await requestGuestOrders();
      setSent(true);
    },
  });
  return (
    <form className="join-orders" {...form}>
      <p className="soft">{messages.joinOrdersHint}</p>
      <FormFailure text={messages.joinOrdersFailed} reason={failure} />
      {sent && <SuccessMessage text={messages.joinOrdersSent} hint={messages.letterHint} />}
      <Button {...button}>{messages.joinOrders}</Button>
    </form>
  );
}
