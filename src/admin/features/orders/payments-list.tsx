import type {
  OrderPayments,
  PaymentOfOrder,
  RefundOfPayment,
} from '#contracts/admin/payments/order-payments.ts';
import { providerNames } from '#contracts/payments.ts';
import { refundLine, onlinePaymentWords as words } from '#messages/office/online-payments.ts';
import {
  orderPaymentWords,
  paymentHow,
  paymentSince,
  paymentWho,
} from '#messages/office/order-payments.ts';
import {
  paymentAttentionTexts,
  paymentStateNames,
  refundAttentionTexts,
  TEST_MARK,
} from '#messages/office/payment-states.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { useCheckPayment } from './online-payment-calls.ts';

interface Chosen {
  readonly payment: PaymentOfOrder;
  readonly refund?: RefundOfPayment | undefined;
}

interface Acts {
  readonly onMistake: (chosen: Chosen) => void;
  readonly onWrongRefund: (chosen: Chosen) => void;
  /** Undefined: the member may not. */
  readonly onSettle: ((chosen: Chosen) => void) | undefined;
}

interface ListProps extends Acts {
  readonly number: string;
  readonly money: OrderPayments;
}

/** The payments of an order, each with where it stands, what is wrong with it and its refunds. */
export const PaymentsList = ({ number, money: { payments }, ...acts }: ListProps) => (
  <ul className="order-payments" aria-label={orderPaymentWords.list}>
    {payments.map((payment) => (
      <li key={payment.id}>
        <Payment number={number} payment={payment} {...acts} />
      </li>
    ))}
  </ul>
);

interface PaymentProps extends Acts {
  readonly number: string;
  readonly payment: PaymentOfOrder;
}

const isOnline = ({ by }: PaymentOfOrder) => providerNames.some((name) => name === by);

function Payment({ number, payment, ...acts }: PaymentProps) {
  const { time_zone: zone } = useViewer();
  const { at, amount, note, taken_back: isTakenBack, attention, refunds } = payment;
  const since = paymentSince(payment);
  const Sum = isTakenBack ? 's' : 'span';
  return (
    <>
      <p className="order-panel__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time> · {paymentWho(payment)}
        {payment.is_test && ` · ${TEST_MARK}`}
      </p>
      <p className="order-payments__sum">
        <span>{paymentHow(payment)}</span>
        <Sum>{formatPrice(amount)}</Sum>
      </p>
      {isOnline(payment) && <State payment={payment} />}
      {note && <p className="order-panel__soft">{note}</p>}
      {since && <p>{since}</p>}
      {attention && <p className="order-payments__trouble">{paymentAttentionTexts[attention]}</p>}
      {(isOnline(payment) || payment.may_take_back || attention) && (
        <div className="order-payments__actions">
          {isOnline(payment) && <CheckButton number={number} payment={payment} />}
          {attention && acts.onSettle && (
            <Button
              look="quiet"
              aria-label={words.settleOf(amount)}
              onPress={() => acts.onSettle?.({ payment })}
            >
              {words.settle}
            </Button>
          )}
          {payment.may_take_back && (
            <Button
              look="quiet"
              aria-label={orderPaymentWords.mistakeOf(amount)}
              onPress={() => acts.onMistake({ payment })}
            >
              {orderPaymentWords.mistake}
            </Button>
          )}
        </div>
      )}
      {refunds.length > 0 && (
        <ul className="order-refunds" aria-label={words.refunds}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <Refund payment={payment} refund={refund} {...acts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where a payment by a provider stands, until when, and why it did not come. */
function State({ payment }: { payment: PaymentOfOrder }) {
  const { time_zone: zone } = useViewer();
  const { state, pending_until: pending, pay_by: payBy, decline } = payment;
  const until = state === 'created' || state === 'pending' ? (pending ?? payBy) : pending;
  const isOver = state === 'succeeded' || state === 'cancelled' || state === 'failed';
  return (
    <p>
      {paymentStateNames[state]}
      {!isOver && until && ` ${words.waits(formatNearTime(new Date(until), zone))}`}
      {decline && `. ${decline}`}
    </p>
  );
}

function CheckButton({ number, payment }: { number: string; payment: PaymentOfOrder }) {
  const check = useCheckPayment(number, payment);
  return (
    <Button
      look="quiet"
      aria-label={words.checkOf(payment.amount)}
      isPending={check.isPending}
      onPress={() => check.mutate()}
    >
      {words.check}
    </Button>
  );
}

interface RefundProps extends Acts {
  readonly payment: PaymentOfOrder;
  readonly refund: RefundOfPayment;
}

function Refund({ payment, refund, onSettle, onWrongRefund }: RefundProps) {
  const { time_zone: zone } = useViewer();
  const { at, who, amount, reason, refusal, attention } = refund;
  return (
    <>
      <p className="order-panel__soft">
        <time dateTime={at}>{formatNearTime(new Date(at), zone)}</time>
        {who && ` · ${who}`}
      </p>
      <p>{refundLine(refund)}</p>
      {reason && <p className="order-panel__soft">{reason}</p>}
      {refusal && <p>{refusal}</p>}
      {attention && <p className="order-payments__trouble">{refundAttentionTexts[attention]}</p>}
      {(refund.may_take_back || (attention && onSettle)) && (
        <div className="order-payments__actions">
          {attention && onSettle && (
            <Button
              look="quiet"
              aria-label={words.settleOf(amount)}
              onPress={() => onSettle({ payment, refund })}
            >
              {words.settle}
            </Button>
          )}
          {refund.may_take_back && (
            <Button
              look="quiet"
              aria-label={orderPaymentWords.mistakeOf(amount)}
              onPress={() => onWrongRefund({ payment, refund })}
            >
              {orderPaymentWords.mistake}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
