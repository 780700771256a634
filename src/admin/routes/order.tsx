import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderCardView } from '../features/orders/order-card.tsx';
import { OrderWay } from '../features/orders/order-way.tsx';
import { useOrder } from '../features/orders/queries.ts';
import { PermittedPage } from '../features/shell/permitted-page.tsx';
import { Failure } from '../ui/failure.tsx';
import { Page } from '../ui/page.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { Waiting } from '../ui/waiting.tsx';

export default function OrderRoute() {
  return (
    <PermittedPage permission="orders.read" title={officeMessages.orders}>
      <OrderPage />
    </PermittedPage>
  );
}

function OrderPage() {
  const { number = '' } = useParams();
  const { data: order, error, refetch } = useOrder(number);
  return (
    <Page
      title={words.title(number)}
      before={<OrderWay number={number} />}
      actions={order && <OrderActions key={number} order={order} />}
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {!order && !error && <Waiting />}
      {order && <OrderCardView key={number} order={order} />}
      <SaveBar />
    </Page>
  );
}
