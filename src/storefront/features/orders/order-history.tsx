import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { logFailure } from '../../log.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { listOrders } from './order-api.ts';
import { OrderCard } from './order-card.tsx';
import './order-history.css';
import type { PutInCart } from './repeat-order.tsx';

/** The customer's orders, newest first. */
export function OrderHistory({ putInCart }: { putInCart: PutInCart }) {
  const orders = useLoaded(listOrders, (error) => logFailure('orders were not loaded', error));
  if (orders.state === 'loading') {
    return (
      <p className="soft">
        <BilingualText text={commonMessages.loading} />
      </p>
    );
  }
  if (orders.state === 'failed') {
    return <FailureNotice onRetry={orders.reload}>{messages.loadFailed}</FailureNotice>;
  }
  if (orders.data.length === 0) {
    return (
      <div className="orders-empty">
        <p>{messages.none}</p>
        <ButtonLink appearance="primary" to={addresses.categories}>
          {messages.toCatalogue}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="orders">
      {orders.data.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} putInCart={putInCart} />
        </li>
      ))}
    </ul>
  );
}
