import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderPlacedMessages as messages } from '#messages/orders/order-placed.ts';
import { orderScreens } from '#messages/orders/order-screens.ts';
import { commonMessages } from '#messages/words/common.ts';
import type { NewOrder } from '../../api/answers/new-order.ts';
import { logFailure } from '../../log.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { EnglishLiteral } from '../../ui/english-literal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { getOrderPage } from './order-link-api.ts';
import type { OrderPlacedState } from './placed-order.ts';
import './thanks.css';

const PICTURES = 5;

/** The thanks for an order until they are closed: what was ordered, its number and sums, what happens next, and the way to its page. */
export function Thanks({ orderPlaced: order, goods = [] }: OrderPlacedState) {
  const navigate = useNavigate();
  return (
    <section className="thanks" aria-label={messages.thanks}>
      <div className="thanks__order">
        <div role="status">
          <h2>{messages.thanks}</h2>
          <Message order={order} />
          {order.payment_url && (
            <ButtonLink appearance="primary" to={order.payment_url}>
              {messages.pay}
            </ButtonLink>
          )}
          {order.order_url && (
            <ButtonLink appearance={order.payment_url ? undefined : 'primary'} to={order.order_url}>
              {messages.openOrder}
            </ButtonLink>
          )}
        </div>
        <Pictures goods={goods} />
      </div>
      {order.order_url && <NextSteps url={order.order_url} />}
      <Button
        appearance="link"
        className="thanks__close"
        onClick={() => navigate('.', { replace: true, state: null })}
      >
        {commonMessages.close}
      </Button>
    </section>
  );
}

function Message({ order }: { order: NewOrder }) {
  const currency = useCurrency();
  const { number, total_price: total, amount_due: due } = order;
  const isPartial = total !== null && due !== null && due < total;
  return (
    <p>
      {messages.orderPlaced(number, total, currency)}{' '}
      {order.letter_withheld ? messages.letterWithheld : messages.letterSent}{' '}
      {isPartial && `${messages.orderPlacedDue(due, currency)} `}
      {order.availability_unconfirmed && `${messages.availabilityUnconfirmed} `}
      <EnglishLiteral>{messages.orderPlacedLiteral}</EnglishLiteral>
    </p>
  );
}

function Pictures({ goods }: Pick<OrderPlacedState, 'goods'>) {
  const more = goods.length - PICTURES;
  if (goods.length === 0) return null;
  return (
    <ul className="thanks__pictures" aria-label={orderScreens.goods}>
      {goods.slice(0, PICTURES).map(({ name, photo }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may look the same, and their order never changes
        <li key={at}>
          <Picture src={photo} alt={name} fit={lineFit} />
        </li>
      ))}
      {more > 0 && <li className="soft">{orderScreens.moreGoods(more)}</li>}
    </ul>
  );
}

/** What happens next and when, as the page of the order says it. Where that cannot be read, its link is enough. */
function NextSteps({ url }: { url: string }) {
  const [steps, setSteps] = useState<readonly string[] | null>(null);
  useEffect(() => {
    getOrderPage(url.slice(url.lastIndexOf('/') + 1)).then(
      ({ next }) => setSteps(next),
      (error: unknown) => {
        logFailure('the next steps of the order were not read', error);
        setSteps([]);
      },
    );
  }, [url]);
  if (steps?.length === 0) return null;
  return (
    <div className="thanks__next">
      <h3>{messages.next}</h3>
      <ol aria-busy={steps === null || undefined}>
        {steps?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
