import type { ReactNode } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { orderPageMessages as messages } from '#messages/orders/order-page.ts';
import { addresses } from '../../addresses.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { OrderView } from './order-view.tsx';
import { cancelOwnOrder, getOwnOrder } from './own-order-api.ts';
import type { PutInCart } from './repeat-order.tsx';

interface Props {
  id: number;
  putInCart: PutInCart;
  contacts: ReactNode;
}

/** One of the customer's orders in the account: nothing is masked, for the customer has signed in. */
export function OwnOrder({ id, ...rest }: Props) {
  const order = useLoaded(
    () => readOrder(id),
    (error) => logFailure('the order was not loaded', error),
  );
  return (
    <>
      <p>
        <Link to={addresses.account}>{messages.allOrders}</Link>
      </p>
      {order.state === 'loading' && <p className="soft">{messages.opening}</p>}
      {order.state === 'failed' && (
        <FailureNotice onRetry={order.reload}>{messages.openFailed}</FailureNotice>
      )}
      {order.state === 'done' &&
        (order.data === null ? (
          <Notice>{messages.notYours}</Notice>
        ) : (
          <OrderView
            {...rest}
            level={2}
            order={order.data}
            owner={{ id }}
            cancel={() => cancelOwnOrder(id)}
            onChange={order.replace}
          />
        ))}
    </>
  );
}

/** Null where the customer has no such order: a retry would not help. */
async function readOrder(id: number): Promise<ShownOrder | null> {
  try {
    return await getOwnOrder(id);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return null;
    throw error;
  }
}
