import './order-payments.css';
import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type {
  OrderPayments as Money,
  PaymentOfOrder,
} from '#contracts/admin/payments/order-payments.ts';
import {
  paymentHow,
  paymentSince,
  paymentWho,
  orderPaymentWords as words,
} from '#messages/office/order-payments.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useOrderPayments } from './payment-calls.ts';

const loadNote = async () => (await import('./note-payment-dialog.tsx')).NotePaymentDialog;
const loadBack = async () => (await import('./give-back-dialog.tsx')).GiveBackDialog;
const loadMistake = async () => (await import('./take-back-dialog.tsx')).TakeBackDialog;

/** What came for an order, what is left, and what can be noted of it by hand. */
export function OrderPayments({ order }: { order: OrderCard }) {
  const found = useOrderPayments(order);
  return <Loaded query={found}>{(money) => <Shown order={order} money={money} />}</Loaded>;
}

function Shown({ order, money }: { order: OrderCard; money: Money }) {
  const mayNote = useMay()('payments.manual');
  const [mistaken, setMistaken] = useState<PaymentOfOrder>();
  const { Opened: NoteDialog, ...note } = useOpenLater(loadNote);
  const { Opened: BackDialog, ...back } = useOpenLater(loadBack);
  const { Opened: MistakeDialog, ...mistake } = useOpenLater(loadMistake);
  const mayGiveBack = mayNote && money.by_hand > 0;
  usePageActions([
    ...(mayNote ? [{ name: words.note, run: note.open }] : []),
    ...(mayGiveBack ? [{ name: words.giveBack, run: back.open }] : []),
  ]);
  const takeBack = (payment: PaymentOfOrder) => {
    setMistaken(payment);
    mistake.open();
  };
  return (
    <>
      <Sums money={money} />
      <Payments payments={money.payments} onMistake={takeBack} />
      {mayNote && (
        <div className="form__actions">
          <Button onPress={note.open}>{words.note}</Button>
          {mayGiveBack && (
            <Button look="danger" onPress={back.open}>
              {words.giveBack}
            </Button>
          )}
        </div>
      )}
      {NoteDialog && <NoteDialog order={order} money={money} onClose={note.close} />}
      {BackDialog && <BackDialog order={order} money={money} onClose={back.close} />}
      {MistakeDialog && mistaken && (
        <MistakeDialog order={order} payment={mistaken} onClose={mistake.close} />
      )}
    </>
  );
}

function Sums({ money: { paid, left, overpaid } }: { money: Money }) {
  const isOver = overpaid > 0;
  return (
    <dl className="order-paid">
      <div>
        <dt>{words.paid}</dt>
        <dd>{formatPrice(paid)}</dd>
      </div>
      {(isOver || left > 0) && (
        <div className={isOver ? 'order-paid__over' : undefined}>
          <dt>{isOver ? words.overpaid : words.left}</dt>
          <dd>{formatPrice(isOver ? overpaid : left)}</dd>
        </div>
      )}
    </dl>
  );
}

interface PaymentsProps {
  readonly payments: readonly PaymentOfOrder[];
  readonly onMistake: (payment: PaymentOfOrder) => void;
}

function Payments({ payments, onMistake }: PaymentsProps) {
  const { time_zone: zone } = useViewer();
  if (payments.length === 0) return <p className="order-panel__soft">{words.none}</p>;
  return (
    <ul className="order-payments" aria-label={words.list}>
      {payments.map((payment) => {
        const { id, at, amount, note, taken_back: isTakenBack } = payment;
        const since = paymentSince(payment);
        const Sum = isTakenBack ? 's' : 'span';
        return (
          <li key={id}>
            <p className="order-panel__soft">
              <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time> ·{' '}
              {paymentWho(payment)}
            </p>
            <p className="order-payments__sum">
              <span>{paymentHow(payment)}</span>
              <Sum>{formatPrice(amount)}</Sum>
            </p>
            {note && <p className="order-panel__soft">{note}</p>}
            {since && <p>{since}</p>}
            {payment.may_take_back && (
              <div className="order-panel__action">
                <Button
                  look="quiet"
                  aria-label={words.mistakeOf(amount)}
                  onPress={() => onMistake(payment)}
                >
                  {words.mistake}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
