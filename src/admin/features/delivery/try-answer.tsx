import { useEffect, useRef } from 'react';
import type { DeliveryQuote } from '#contracts/delivery.ts';
import { deliveryScreenMessages as words } from '#messages/office/delivery.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';
import { formatPrice } from '#messages/words/price.ts';

const costOf = (roubles: number) => (roubles === 0 ? deliveryMessages.free : formatPrice(roubles));

interface Props {
  readonly quote: DeliveryQuote | undefined;
}

/** What the shopper would be told: read aloud, and brought into view without a move of what is seen already. */
export function TryAnswer({ quote }: Props) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quote) told.current?.scrollIntoView({ block: 'nearest' });
  }, [quote]);
  return (
    <div ref={told} className="terms-try__told" role="status">
      {quote && <Told quote={quote} />}
    </div>
  );
}

const Told = ({ quote }: { readonly quote: DeliveryQuote }) => (
  <>
    <p>
      <b>{dayOf(quote)}</b>
    </p>
    <dl>
      <Row title={words.goods} value={formatPrice(quote.goods_price)} />
      {chargeLines(quote.charges, costOf).map(([label, cost]) => (
        <Row key={label} title={label} value={cost} />
      ))}
      {quote.calls.map(({ kind, title, reason }) => (
        <Row key={kind} title={title} value={reason} />
      ))}
      <Row title={words.payable} value={formatPrice(quote.payable)} />
    </dl>
    {quote.missing_to_free !== null && (
      <p>{deliveryMessages.missingToFree(formatPrice(quote.missing_to_free))}</p>
    )}
  </>
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
