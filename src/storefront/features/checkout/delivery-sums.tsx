import type { DeliveryQuote } from '#contracts/delivery.ts';
import { deliverySumMessages as messages } from '#messages/orders/delivery-sums.ts';
import { Price } from '../../ui/price.tsx';

/** What an order costs beside its goods; what is not counted is said. */
export const DeliverySums = ({ quote }: { quote: DeliveryQuote }) => (
  <ul className="checkout__sums">
    <li>
      <span>{messages.goods}</span> <Price amount={quote.goods_price} kopecks size="s" />
    </li>
    {quote.charges.map(({ kind, title, amount, reason }) => (
      <li key={kind}>
        <span>
          {title}
          {reason && <span className="soft"> {reason}</span>}
        </span>{' '}
        {amount === 0 ? <b>{messages.free}</b> : <Price amount={amount} kopecks size="s" />}
      </li>
    ))}
    {quote.calls.map(({ kind, title, reason }) => (
      <li key={kind}>
        <span>{title}</span> <span className="soft">{reason}</span>
      </li>
    ))}
  </ul>
);
