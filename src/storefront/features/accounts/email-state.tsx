import { useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useForm } from '../../ui/use-form.ts';
import { changeEmail } from './account-api.ts';
import { FormFailure } from './form-failure.tsx';
import { SuccessMessage } from './success-message.tsx';

/** Shows whether the e-mail address is confirmed. If not, a button sends the confirmation letter again. */
export function EmailState({ email, confirmed }: { email: string; confirmed: boolean }) {
  return confirmed ? (
    <p className="soft">{messages.emailConfirmed}</p>
  ) : (
    <UnconfirmedEmail email={email} />
  );
}

function UnconfirmedEmail({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const { form, button, failure } = useForm({
    async send() {
      setSent(false);
      await changeEmail({ email });
      setSent(true);
    },
  });
  return (
    <form className="account-form" {...form}>
      <Notice
        action={
          <Button appearance="link" {...button}>
            {messages.letterAgain}
          </Button>
        }
      >
        {messages.emailUnconfirmed}
      </Notice>
      <FormFailure text={messages.emailFailed} reason={failure} />
      {sent && <SuccessMessage text={messages.emailSent} hint={messages.letterHint} />}
    </form>
  );
}
