import { useState } from 'react';
import { useNavigate } from 'react-router';
import { returnLink as messages } from '#messages/orders/return-link.ts';
import type { ShownOrder } from '../../../api/answers/order-page.ts';
import { logFailure } from '../../../log.ts';
import { returnOrder } from '../../../order-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SlotOwner } from '../order-slot-api.ts';
import { makeLinkToken } from '../paying/paying-api.ts';

/** The way to give goods of a delivered order back. */
export function OrderReturn({ order, owner }: { order: ShownOrder; owner: SlotOwner }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  if (order.status_order !== 'delivered') return null;
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
      <Button pending={pending} onClick={open}>
        {messages.open}
      </Button>
      {fault && <Notice tone="error">{fault}</Notice>}
    </>
  );
}
