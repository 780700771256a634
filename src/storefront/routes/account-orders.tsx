import { accountScreens as messages } from '#messages/account-screens.ts';
import { JoinOrders } from '../features/accounts/join-orders.tsx';
import { OrderHistory } from '../features/orders/order-history.tsx';

export default function AccountOrders() {
  return (
    <>
      <h2>{messages.orders}</h2>
      <OrderHistory />
      <JoinOrders />
    </>
  );
}
