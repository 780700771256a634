import { useParams } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { OrderActions } from '../features/orders/order-actions.tsx';
import { OrderCardView } from '../features/orders/order-card.tsx';
import { OrderWay } from '../features/orders/order-way.tsx';
import { useOrder } from '../features/orders/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';

export default permitted('orders.read', officeMessages.orders, OrderPage);

function OrderPage() {
  const { number = '' } = useParams();
  const found = useOrder(number);
  return (
    <Page
      title={words.title(number)}
      before={<OrderWay number={number} />}
      actions={found.data && <OrderActions key={number} order={found.data} />}
    >
      <Loaded query={found}>{(order) => <OrderCardView key={number} order={order} />}</Loaded>
    </Page>
  );
}
