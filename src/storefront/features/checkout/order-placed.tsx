import { useLocation, useNavigate } from 'react-router';
import type { OrderCreated } from '#contracts/orders.ts';
import { checkoutMessages as messages } from '#messages/checkout.ts';
import { commonMessages } from '#messages/common.ts';
import { Button } from '../../ui/button.tsx';
import { EnglishLiteral } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** What the move to the next page carries. */
export interface OrderPlacedState {
  readonly orderPlaced?: OrderCreated | undefined;
}

/** Says that the order stands, until it is closed. */
export function OrderPlaced() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const order = (state as OrderPlacedState | null)?.orderPlaced;
  // The server knows nothing of where the visitor comes from.
  if (!order || !hydrated) return null;
  const isPartial = order.amount_due < order.total_price;
  return (
    <div role="status">
      <Notice
        tone="good"
        action={
          <Button look="link" onClick={() => navigate('.', { replace: true, state: null })}>
            {commonMessages.close}
          </Button>
        }
      >
        {messages.orderPlaced(order.number, order.total_price)}{' '}
        {isPartial && `${messages.orderPlacedDue(order.amount_due)} `}
        <EnglishLiteral>{messages.orderPlacedLiteral}</EnglishLiteral>
      </Notice>
    </div>
  );
}
