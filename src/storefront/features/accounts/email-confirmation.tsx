import { useEffect, useRef, useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { useViewer } from '../../viewer.ts';
import { verifyEmail } from './account-api.ts';
import { explainLink, type LinkFailure } from './explain-link.ts';
import { LinkFailureNotice } from './link-failure-notice.tsx';
import { SuccessMessage } from './success-message.tsx';

/**
 * Confirms the e-mail address with the one-time key of a letter. A new letter can be requested in the profile, so a guest must sign in
 * first.
 */
export function EmailConfirmation({ confirmationKey }: { confirmationKey: string }) {
  const [outcome, setOutcome] = useState<'working' | 'confirmed' | LinkFailure>('working');
  const asked = useRef<string>(undefined);
  const isSignedIn = useViewer().state === 'customer';

  const confirm = () => {
    setOutcome('working');
    verifyEmail(confirmationKey).then(
      () => setOutcome('confirmed'),
      (error: unknown) => {
        logFailure('e-mail confirmation failed', error);
        setOutcome(explainLink(error));
      },
    );
  };
  useEffect(() => {
    if (asked.current === confirmationKey) return;
    asked.current = confirmationKey;
    confirm();
  });

  if (outcome === 'working') return <p role="status">{messages.confirming}</p>;
  if (outcome === 'confirmed') {
    return <SuccessMessage text={messages.confirmed} goesTo={isSignedIn ? 'account' : 'login'} />;
  }
  return (
    <LinkFailureNotice
      text={messages.confirmFailed}
      failure={outcome}
      onRetry={confirm}
      requestAt={addresses.login(addresses.profile)}
    />
  );
}
