import type { CountedQuote } from '#contracts/admin/delivery/counted-quote.ts';
import { prepaymentOf, toKopecks, toRoubles } from '#contracts/money.ts';
import type { PaymentType } from '#contracts/order-states.ts';
import { draftWords as words } from '#messages/office/drafts.ts';
import { notCounted } from '#messages/office/not-counted.ts';
import { orderCardMessages } from '#messages/office/orders.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { deliveryMessages } from '#messages/orders/delivery.ts';
import { paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';

interface Props {
  /** Undefined: delivery is told by telephone. */
  readonly quote: CountedQuote | undefined;
  readonly goods: number;
  readonly payment: PaymentType;
}

const costOf = (roubles: number) => (roubles === 0 ? deliveryMessages.free : formatPrice(roubles));

/** What a new order costs and when it comes, to be told to the customer. */
export const DraftSums = ({ quote, goods, payment }: Props) => (
  <dl className="order-sums" aria-live="polite">
    <Row name={orderCardMessages.goodsSum} value={formatPrice(goods)} />
    {quote && (
      <>
        {chargeLines(quote.charges, costOf).map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
        {quote.calls.map(({ kind, title, cause }) => (
          <Row key={kind} name={title} value={notCounted[cause]} />
        ))}
        <Row name={orderCardMessages.whole} value={formatPrice(quote.payable)} />
        <Row name={words.comes} value={dayOf(quote)} />
      </>
    )}
    {payment === 'partial' && (
      <Row name={paymentTypeNames.partial} value={prepaymentText(quote?.payable ?? goods)} />
    )}
  </dl>
);

/** As the page of the link says it. */
const prepaymentText = (whole: number) => formatPrice(toRoubles(prepaymentOf(toKopecks(whole))));

function dayOf({ town, promise, promise_text: days }: CountedQuote): string {
  if (!promise) return words.dayYourself;
  return town ? deliveryMessages.comes(days) : deliveryMessages.ready(days);
}

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
