import { useEffect, useRef, useState } from 'react';
import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { letterLinks } from '#messages/accounts/letter-links.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { Notice } from '../../ui/notice.tsx';
import { reloadViewer, useViewer } from '../../viewer.ts';
import { joinGuestOrders } from './account-api.ts';
import { explainLink, type LinkFailure } from './explain-link.ts';
import { LinkFailureNotice } from './link-failure-notice.tsx';

/** Joins guest orders with the key of a letter. The key counts only in the account that requested it, so a guest signs in first. */
export function OrdersJoining({ joinKey }: { joinKey: string }) {
  const { state } = useViewer();
  if (state === 'unknown') return <LoadingPlaceholder needsScript={messages.needsScript} />;
  if (state === 'failed') {
    return <FailureNotice onRetry={reloadViewer}>{messages.loadFailed}</FailureNotice>;
  }
  if (state === 'customer') return <Joining joinKey={joinKey} />;
  return (
    <>
      <p>{letterLinks.joinSignIn}</p>
      <ButtonLink appearance="primary" wide to={addresses.login(addresses.joinOrders(joinKey))}>
        {messages.login}
      </ButtonLink>
    </>
  );
}

function Joining({ joinKey }: { joinKey: string }) {
  const [outcome, setOutcome] = useState<'working' | 'joined' | LinkFailure>('working');
  const asked = useRef<string>(undefined);
  const join = () => {
    setOutcome('working');
    joinGuestOrders(joinKey).then(
      () => setOutcome('joined'),
      (error: unknown) => {
        logFailure('guest orders were not joined', error);
        setOutcome(explainLink(error));
      },
    );
  };
  useEffect(() => {
    if (asked.current === joinKey) return;
    asked.current = joinKey;
    join();
  });

  if (outcome === 'working') return <p role="status">{letterLinks.joining}</p>;
  if (outcome === 'joined') {
    return (
      <Notice
        tone="good"
        action={
          <ButtonLink appearance="link" to={addresses.account}>
            {letterLinks.toOrders}
          </ButtonLink>
        }
      >
        {letterLinks.joined}
      </Notice>
    );
  }
  return (
    <LinkFailureNotice
      text={letterLinks.joinFailed}
      failure={outcome}
      onRetry={join}
      requestAt={addresses.account}
    />
  );
}
