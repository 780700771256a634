import { useEffect, useState } from 'react';
import type { PaymentCheck } from '#contracts/order-paying.ts';
import { ShopError } from '#contracts/shop.ts';
import { paymentReturnMessages as messages } from '#messages/payments/pay-page.ts';
import { addresses } from '../../../addresses.ts';
import { logFailure } from '../../../log.ts';
import { orderOfLink, payOrder } from '../../../order-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { tokenOfPayment } from './begun-payments.ts';
import './pay-page.css';
import { checkPayment, getPaying } from './paying-api.ts';
import { shownTime } from './shown-time.ts';

/** Between two questions, ms. The shop itself asks the provider at most once in five seconds. */
const PAUSE = 3000;
/** After so long, ms, the page stops asking and says so. */
const PATIENCE = 120_000;

/** After so long, ms, one who has not paid is shown the way back. */
const HINT = 10_000;

type Known = PaymentCheck | 'unknown' | 'slow' | 'long' | null;

/** The state of one payment, for the customer who comes back from the provider. */
export function ReturnPage({ id }: { id: string }) {
  const known = useChecked(id);
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(tokenOfPayment(id)), [id]);
  return (
    <div className="pay-page">
      <div role="status" className="pay-page__state">
        <State known={known} token={token} />
      </div>
      {known !== null && <ToOrder token={token} />}
    </div>
  );
}

const ToOrder = ({ token }: { token: string | undefined }) =>
  token ? (
    <ButtonLink to={orderOfLink(token)}>{messages.toOrder}</ButtonLink>
  ) : (
    <>
      <p className="soft">{messages.noOrder}</p>
      <ButtonLink to={addresses.findOrder}>{messages.find}</ButtonLink>
    </>
  );

/** Asks until the provider has said something final. */
function useChecked(id: string): Known {
  const [known, setKnown] = useState<Known>(null);
  useEffect(() => {
    const begun = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async () => {
      const told = await check(id);
      if (isLeft) return;
      const isOpen = told === 'failed' || (typeof told === 'object' && told.state === 'checking');
      const isLate = Date.now() - begun > PATIENCE;
      if (!isOpen) setKnown(told);
      else if (isLate) setKnown('slow');
      else {
        if (Date.now() - begun > HINT) setKnown('long');
        timer = setTimeout(ask, PAUSE);
      }
    };
    ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [id]);
  return known;
}

async function check(id: string): Promise<PaymentCheck | 'unknown' | 'failed'> {
  try {
    return await checkPayment(id);
  } catch (error) {
    logFailure('the payment was not checked', error);
    const isUnknown = error instanceof ShopError && (error.status === 404 || error.status === 400);
    return isUnknown ? 'unknown' : 'failed';
  }
}

function State({ known, token }: { known: Known; token: string | undefined }) {
  const currency = useCurrency();
  if (known === null) return <h1>{messages.checking}</h1>;
  if (known === 'long') {
    return (
      <>
        <Text title={messages.checking}>{messages.notPaid}</Text>
        {token && <ButtonLink to={payOrder(token)}>{messages.toPay}</ButtonLink>}
      </>
    );
  }
  if (known === 'unknown') return <Text title={messages.unknown}>{messages.unknownText}</Text>;
  if (known === 'slow') {
    return (
      <>
        <Text title={messages.slow}>{messages.slowText}</Text>
        {token && <ButtonLink to={payOrder(token)}>{messages.toPay}</ButtonLink>}
      </>
    );
  }
  switch (known.state) {
    case 'paid':
      return (
        <>
          <h1>{messages.paid(known.amount, currency)}</h1>
          {known.is_test && <p>{messages.test}</p>}
          {token && <Left token={token} />}
        </>
      );
    case 'declined':
      return (
        <>
          <Text title={messages.declined}>
            {known.told && `${known.told.happened} ${known.told.next}`}
          </Text>
          {token && (
            <ButtonLink appearance="primary" to={payOrder(token)}>
              {messages.again}
            </ButtonLink>
          )}
        </>
      );
    case 'waiting':
      return (
        <Text title={messages.waiting}>
          {messages.waitingText(known.until && shownTime(known.until))}
        </Text>
      );
    case 'checking':
      return <h1>{messages.checking}</h1>;
  }
}

const Text = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </>
);

/** What is left to pay after this payment, with the way to the next one. */
function Left({ token }: { token: string }) {
  const currency = useCurrency();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    getPaying(token).then(
      (paying) => setLeft(paying.state === 'now' ? paying.left : 0),
      (error: unknown) => logFailure('what is left to pay was not loaded', error),
    );
  }, [token]);
  if (left === 0) return null;
  return (
    <>
      <p>{messages.left(left, currency)}</p>
      <ButtonLink appearance="primary" to={payOrder(token)}>
        {messages.payLeft}
      </ButtonLink>
    </>
  );
}
