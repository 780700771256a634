import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { orderPageMessages as messages } from '#messages/orders/order-page.ts';
import { logFailure } from '../../log.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { makeOrderLink } from './order-link-api.ts';

/** Makes a link to one of the customer's orders and opens it in place of this page. */
export function OwnOrderLink({ id }: { id: number }) {
  const navigate = useNavigate();
  const link = useLoaded(
    () => makeOrderLink(id),
    (error) => logFailure('no link to the order was made', error),
  );
  const path = link.state === 'done' ? link.data : null;
  useEffect(() => {
    if (path !== null) navigate(path, { replace: true });
  }, [path, navigate]);
  if (link.state === 'failed') {
    return <FailureNotice onRetry={link.reload}>{messages.openFailed}</FailureNotice>;
  }
  return <p className="soft">{messages.opening}</p>;
}
