import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import { addresses } from '../addresses.ts';
import { putInCart } from '../features/cart/put-in-cart.ts';
import { OrderHistory } from '../features/orders/order-history.tsx';
import { Link } from '../ui/link.tsx';

export default function AccountOrders() {
  return (
    <>
      <h2>{messages.orders}</h2>
      <OrderHistory putInCart={putInCart} />
      <p className="cabinet__aside">
        <Link to={addresses.profile}>{messages.joinOrdersLink}</Link>
      </p>
    </>
  );
}
