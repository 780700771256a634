import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { returnLink as messages, returnLine } from '#messages/orders/return-link.ts';
import type { ShownOrder } from '../../../api/answers/order-page.ts';
import { logFailure } from '../../../log.ts';
import { returnOrder } from '../../../order-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SlotOwner } from '../order-slot-api.ts';
import { makeLinkToken } from '../paying/paying-api.ts';
import { getReturnsOf } from './returns-api.ts';

interface Props {
  order: ShownOrder;
  owner: SlotOwner;
}

/** The returns of a delivered order, how far each is, and the way to give goods back. */
export function OrderReturn({ order, owner }: Props) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const isDelivered = order.status_order === 'delivered';
  const { returns, lines } = useReturns(owner, isDelivered);
  if (!isDelivered) return null;
  const isAllBack = lines.length > 0 && lines.every(({ left }) => left === 0);
  const open = async () => {
    setPending(true);
    setFault('');
    try {
      navigate(returnOrder('token' in owner ? owner.token : await makeLinkToken(owner.id)));
    } catch (error) {
      logFailure('the page of returns was not opened', error);
      setFault(messages.failed);
      setPending(false);
    }
  };
  return (
    <>
      {returns.length > 0 && (
        <ul className="order-page__next" aria-label={messages.title}>
          {returns.map((one) => (
            <li key={one.id}>{returnLine(one)}</li>
          ))}
        </ul>
      )}
      {(!isAllBack || returns.length > 0) && (
        <Button pending={pending} onClick={open}>
          {isAllBack ? messages.follow : messages.open}
        </Button>
      )}
      {fault && <Notice tone="error">{fault}</Notice>}
    </>
  );
}

type Known = Pick<Awaited<ReturnType<typeof getReturnsOf>>, 'returns' | 'lines'>;
const UNKNOWN: Known = { returns: [], lines: [] };

/** None until they are known, and where they cannot be read: their own page tells more. */
function useReturns(owner: SlotOwner, wanted: boolean): Known {
  const [known, setKnown] = useState<Known>(UNKNOWN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner of a page stays
  useEffect(() => {
    if (!wanted) return;
    getReturnsOf(owner).then(setKnown, (error: unknown) =>
      logFailure('the returns were not loaded', error),
    );
  }, [wanted]);
  return known;
}
