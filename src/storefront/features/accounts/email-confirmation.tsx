import { useEffect, useRef, useState } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { accountScreens as messages } from '#messages/account-screens.ts';
import { commonMessages } from '#messages/common.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { verifyEmail } from './account-api.ts';
import { SuccessMessage } from './success-message.tsx';

type Outcome = 'working' | 'confirmed' | { reason: string; again: boolean };

/**
 * Confirms the e-mail address with the one-time key of a letter. A new letter can be requested in the profile, so a guest must sign in
 * first.
 */
export function EmailConfirmation({ confirmationKey }: { confirmationKey: string }) {
  const [outcome, setOutcome] = useState<Outcome>('working');
  const asked = useRef<string>(undefined);

  const confirm = () => {
    setOutcome('working');
    verifyEmail(confirmationKey).then(
      () => setOutcome('confirmed'),
      (error: unknown) => {
        logFailure('e-mail confirmation failed', error);
        setOutcome(explain(error));
      },
    );
  };
  useEffect(() => {
    if (asked.current === confirmationKey) return;
    asked.current = confirmationKey;
    confirm();
  });

  if (outcome === 'working') return <p role="status">{messages.confirming}</p>;
  if (outcome === 'confirmed') return <SuccessMessage text={messages.confirmed} toLogin />;
  return (
    <Notice
      tone="error"
      action={
        outcome.again ? (
          <Button appearance="link" onClick={confirm}>
            {commonMessages.tryAgain}
          </Button>
        ) : (
          <ButtonLink appearance="link" to={addresses.login(addresses.profile)}>
            {messages.requestAgain}
          </ButtonLink>
        )
      }
    >
      <span>{messages.confirmFailed}</span> <span>{outcome.reason}</span>
    </Notice>
  );
}

/** A key that the server refused (4xx) cannot succeed on a retry. A network failure can. */
const explain = (error: unknown) =>
  error instanceof ShopError && error.status >= 400 && error.status < 500
    ? { reason: error.message, again: false }
    : { reason: commonMessages.noConnection, again: true };
