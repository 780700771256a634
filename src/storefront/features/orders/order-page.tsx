import type { ReactNode } from 'react';
import { ShopError } from '#contracts/shop.ts';
import { orderLinkMessages as messages } from '#messages/orders/order-link.ts';
import { orderPageMessages } from '#messages/orders/order-page.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { LoadingPlaceholder } from '../../ui/loading-placeholder.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { InvalidLink } from './invalid-link.tsx';
import { cancelByLink, getOrderPage } from './order-link-api.ts';
import { OrderView } from './order-view.tsx';
import type { PutInCart } from './repeat-order.tsx';

interface Props {
  token: string;
  putInCart: PutInCart;
  /** The contacts of the shop. */
  contacts: ReactNode;
}

/** The order of a link. The page itself is the same for everyone: number and all else come by a call. */
export function OrderPage({ token, ...rest }: Props) {
  const order = useLoaded(
    () => readOrder(token),
    (error) => logFailure('the order was not loaded', error),
  );
  if (order.state === 'done') {
    if (order.data === 'invalid') return <InvalidLink />;
    return (
      <OrderView
        {...rest}
        level={1}
        order={order.data}
        owner={{ token }}
        cancel={() => cancelByLink(token)}
        onChange={order.replace}
        note={messages.masked}
      />
    );
  }
  return (
    <>
      <h1>{orderPageMessages.title}</h1>
      {order.state === 'loading' ? (
        <LoadingPlaceholder needsScript={messages.needsScript} />
      ) : (
        <FailureNotice onRetry={order.reload}>{messages.loadFailed}</FailureNotice>
      )}
    </>
  );
}

/** Unknown and revoked links are not failures of the call: a retry would not help. */
async function readOrder(token: string): Promise<ShownOrder | 'invalid'> {
  try {
    return await getOrderPage(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return 'invalid';
    throw error;
  }
}
