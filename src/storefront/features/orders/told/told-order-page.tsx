import '../paying/pay-page.css';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShopError } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { deliveryTypeNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { toldOrderMessages as messages } from '#messages/orders/told-order.ts';
import { formatPrice } from '#messages/words/price.ts';
import { learnDocuments, shownVersions, useConsentTerms } from '../../../consent-terms.ts';
import { logFailure } from '../../../log.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConsentCheckbox, ConsentNote } from '../../../ui/consent.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { InvalidLink } from '../invalid-link.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { OrderGoods } from '../order-goods.tsx';
import { getToldOrder, placeToldOrder, type ShownToldOrder } from './told-order-api.ts';

interface Props {
  token: string;
  settings: Pick<SiteSettings, 'consent' | 'documents'>;
  /** The contacts of the shop. */
  contacts: ReactNode;
}

/** An order that the staff have written down: its customer checks it, and places it. */
export function ToldOrderPage({ token, settings, contacts }: Props) {
  const [hasChanged, setChanged] = useState(false);
  const told = useLoaded(
    () => readTold(token),
    (error) => logFailure('the order that was told was not loaded', error),
  );
  if (told.state === 'loading') return <p role="status">{messages.loading}</p>;
  if (told.state !== 'done') {
    return <FailureNotice onRetry={told.reload}>{messages.failed}</FailureNotice>;
  }
  if (told.data === 'invalid') return <InvalidLink />;
  const order = told.data;
  if (order.order_url) {
    return (
      <div className="pay-page">
        <h1>{messages.placed}</h1>
        <ButtonLink appearance="primary" to={order.order_url}>
          {messages.toOrder}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="pay-page">
      <h1>{messages.heading}</h1>
      <p>{messages.lead}</p>
      <OrderGoods goods={order.list_of_products} />
      <Sums order={order} />
      <Recipient order={order} />
      <p className="soft">{messages.wrong}</p>
      <Placing
        order={order}
        token={token}
        settings={settings}
        hasChanged={hasChanged}
        onChange={() => {
          setChanged(true);
          told.reload();
        }}
      />
      <div className="pay-page__contacts">{contacts}</div>
    </div>
  );
}

async function readTold(token: string): Promise<ShownToldOrder | 'invalid'> {
  try {
    return await getToldOrder(token);
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) return 'invalid';
    throw error;
  }
}

function Sums({ order }: { order: ShownToldOrder }) {
  const currency = useCurrency();
  const sum = (roubles: number) => formatPrice(roubles, { kopecks: true, currency });
  const { goods_price: goods, charges, calls, payable, amount_due: due } = order;
  return (
    <section>
      <h2>{messages.sums}</h2>
      <OrderFacts
        facts={[
          [messages.goods, sum(goods)],
          ...chargeLines(charges, (roubles) => (roubles === 0 ? messages.free : sum(roubles))),
          ...calls.map(({ title, reason }) => [title, reason || messages.byPhone] as const),
          [messages.whole, <strong key="whole">{sum(payable)}</strong>],
          [paymentTypeNames[order.payment_method] ?? '', due < payable && sum(due)],
        ]}
      />
    </section>
  );
}

const Recipient = ({ order }: { order: ShownToldOrder }) => (
  <section>
    <h2>{messages.delivery}</h2>
    <OrderFacts
      facts={[
        [messages.company, order.company],
        [messages.name, order.customer_name],
        [messages.phone, order.phone_number],
        [messages.email, order.email],
        [messages.delivery, deliveryTypeNames[order.delivery_type] ?? ''],
        [messages.city, order.city],
        [messages.address, order.address],
        [messages.day, order.promise_text],
      ]}
    />
    <p className="soft">{messages.masked}</p>
  </section>
);

interface PlacingProps extends Pick<Props, 'token' | 'settings'> {
  order: ShownToldOrder;
  /** It was another one when it was to be placed: it is read anew, and that is said. */
  hasChanged: boolean;
  onChange: () => void;
}

function Placing({ order, token, settings, hasChanged, onChange }: PlacingProps) {
  const terms = useConsentTerms(settings);
  const navigate = useNavigate();
  const [hasTicked, tick] = useState(false);
  const [lacksTick, setLacksTick] = useState(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState(hasChanged ? messages.changed : '');
  const place = async () => {
    setLacksTick(terms.byCheckbox && !hasTicked);
    if (terms.byCheckbox && !hasTicked) return;
    setPending(true);
    setFault('');
    try {
      const agreed = {
        consent: hasTicked,
        documents: shownVersions(terms),
        expected_total: order.payable,
      };
      const next = await placeToldOrder(token, agreed);
      if (next) return navigate(next, { replace: true });
      setFault(messages.failed);
    } catch (error) {
      logFailure('the order that was told was not placed', error);
      if (learnDocuments(error)) tick(false);
      const isChanged = error instanceof ShopError && error.code === 'total_changed';
      const isRefused = error instanceof ShopError && error.status === 409;
      if (isChanged) return onChange();
      setFault(isRefused ? error.message : messages.failed);
    }
    setPending(false);
  };
  return (
    <div className="pay-page__state">
      {terms.byCheckbox && (
        <ConsentCheckbox
          terms={terms}
          checked={hasTicked}
          error={lacksTick && !hasTicked ? messages.consent : undefined}
          onChange={({ target }) => tick(target.checked)}
        />
      )}
      {fault && <Notice tone="error">{fault}</Notice>}
      <Button appearance="primary" wide pending={pending} onClick={place}>
        {messages.place}
      </Button>
      <ConsentNote terms={terms} orders />
    </div>
  );
}
