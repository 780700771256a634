import { orderLinkMessages as messages } from '#messages/orders/order-link.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

/** What is shown in place of an order whose link is unknown or was revoked. */
export const InvalidLink = () => (
  <div className="order-page__invalid">
    <h1>{messages.invalid}</h1>
    <p>{messages.invalidHint}</p>
    <ButtonLink appearance="primary" to={addresses.findOrder}>
      {messages.findOrder}
    </ButtonLink>
    <Link to={addresses.account}>{messages.toAccount}</Link>
  </div>
);
