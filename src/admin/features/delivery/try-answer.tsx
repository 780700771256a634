import type { DeliveryQuote } from '#contracts/delivery.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';
import { formatPrice } from '#messages/words/price.ts';

/** What the shopper would be told. */
export const TryAnswer = ({ quote }: { readonly quote: DeliveryQuote }) => (
  <div className="terms-try__told" role="status">
    <p>
      <b>{dayOf(quote)}</b>
    </p>
    <dl>
      <Row title={words.goods} value={formatPrice(quote.goods_price)} />
      {quote.charges.map(({ kind, title, amount, reason }) => (
        <Row
          key={kind}
          title={reason ? `${title} (${reason})` : title}
          value={amount === 0 ? deliveryMessages.free : formatPrice(amount)}
        />
      ))}
      {quote.calls.map(({ kind, title, reason }) => (
        <Row key={kind} title={title} value={reason} />
      ))}
      <Row title={words.payable} value={formatPrice(quote.payable)} />
    </dl>
    {quote.missing_to_free !== null && (
      <p>{deliveryMessages.missingToFree(formatPrice(quote.missing_to_free))}</p>
    )}
  </div>
);

function dayOf({ town, promise, promise_text: days }: DeliveryQuote): string {
  if (!promise) return deliveryMessages.dayByPhone;
  return town ? deliveryMessages.comes(days) : deliveryMessages.ready(days);
}

const Row = ({ title, value }: { readonly title: string; readonly value: string }) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
  </div>
);
