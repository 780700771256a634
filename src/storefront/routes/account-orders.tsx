import { accountScreens as messages } from '#messages/account-screens.ts';
import { addresses } from '../addresses.ts';
import { OrderHistory } from '../features/orders/order-history.tsx';
import { Link } from '../ui/link.tsx';

export default function AccountOrders() {
  return (
    <>
      <h2>{messages.orders}</h2>
      <OrderHistory />
      <p className="cabinet__aside">
        <Link to={addresses.profile}>{messages.joinOrdersLink}</Link>
      </p>
    </>
  );
}
