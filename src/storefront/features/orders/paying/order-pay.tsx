import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderPayMessages as messages } from '#messages/payments/pay-page.ts';
import type { ShownOrder } from '../../../api/answers/order-page.ts';
import { logFailure } from '../../../log.ts';
import { payOrder } from '../../../order-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { useCurrency } from '../../../ui/currency.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { SlotOwner } from '../order-slot-api.ts';
import { getPayingTerms, makeLinkToken, playPayment } from './paying-api.ts';

interface Props {
  order: ShownOrder;
  owner: SlotOwner;
}

const tokenOf = (owner: SlotOwner): Promise<string> | string =>
  'token' in owner ? owner.token : makeLinkToken(owner.id);

/** The way to pay what is left of an order; in a demo, a payment that is played. */
export function OrderPay({ order, owner }: Props) {
  const currency = useCurrency();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const toPay = order.to_pay;
  if (!toPay) return <PlayedPayment order={order} owner={owner} />;
  const { amount, left, paid } = toPay;
  // The owner asks for another first payment than half.
  const isOther = paid === 0 && order.payment_method === 'partial' && amount !== order.amount_due;
  const open = async () => {
    setPending(true);
    setFault('');
    try {
      navigate(payOrder(await tokenOf(owner)));
    } catch (error) {
      logFailure('the page of payment was not opened', error);
      setFault(messages.failed);
      setPending(false);
    }
  };
  return (
    <>
      {paid > 0 && <p>{messages.paid(paid, left, currency)}</p>}
      {isOther && <p>{messages.first(amount, currency)}</p>}
      <Button appearance="primary" wide pending={pending} onClick={open}>
        {messages.pay(amount, paid > 0 && amount === left, currency)}
      </Button>
      {fault && <Notice tone="error">{fault}</Notice>}
    </>
  );
}

/** Shows how an order is paid, in a demo. */
function PlayedPayment({ order, owner }: Props) {
  const [mayPlay, setMayPlay] = useState(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const waits =
    order.status_order !== 'cancelled' &&
    (order.payment_status === 'waiting_for_payment' || order.payment_status === 'partially_paid');
  useEffect(() => {
    if (!waits) return;
    getPayingTerms().then(
      (terms) => setMayPlay(terms.may_play),
      (error: unknown) => logFailure('the terms of paying were not loaded', error),
    );
  }, [waits]);
  if (!waits || !mayPlay) return null;
  const play = async () => {
    setPending(true);
    setFault('');
    try {
      await playPayment(await tokenOf(owner), 'first');
      location.reload();
    } catch (error) {
      logFailure('the payment was not played', error);
      setFault(messages.playFailed);
    }
    setPending(false);
  };
  return (
    <>
      <Button wide pending={pending} onClick={play}>
        {messages.play}
      </Button>
      <p className="soft">{messages.playAbout}</p>
      {fault && <Notice tone="error">{fault}</Notice>}
    </>
  );
}
