import './order-payments.css';
import { lazy, Suspense, useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type {
  OrderPayments as Money,
  PaymentOfOrder,
  RefundOfPayment,
} from '#contracts/admin/payments/order-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { useOrderPayments } from './money-query.ts';

/** Loaded after the card: many orders have no payment yet. */
const PaymentsList = lazy(async () => ({
  default: (await import('./payments-list.tsx')).PaymentsList,
}));
const ReceiptsList = lazy(async () => ({
  default: (await import('./receipts-list.tsx')).ReceiptsList,
}));
const loadNote = async () => (await import('./note-payment-dialog.tsx')).NotePaymentDialog;
const loadBack = async () => (await import('./give-back-dialog.tsx')).GiveBackDialog;
const loadRefund = async () => (await import('./refund-dialog.tsx')).RefundDialog;
const loadMistake = async () => (await import('./take-back-dialog.tsx')).TakeBackDialog;
const loadWrongRefund = async () =>
  (await import('./take-back-refund-dialog.tsx')).TakeBackRefundDialog;
const loadSettle = async () => (await import('./settle-dialog.tsx')).SettleDialog;

/** A payment, or a refund of it, that a dialog is about. */
interface Chosen {
  readonly payment: PaymentOfOrder;
  readonly refund?: RefundOfPayment | undefined;
}

/** What came for an order, what is left, what can be noted of it by hand and given back by a provider. */
export function OrderPayments({ order }: { order: OrderCard }) {
  const found = useOrderPayments(order);
  return <Loaded query={found}>{(money) => <Shown order={order} money={money} />}</Loaded>;
}

function Shown({ order, money }: { order: OrderCard; money: Money }) {
  const may = useMay();
  const [chosen, choose] = useState<Chosen>();
  const { Opened: NoteDialog, ...note } = useOpenLater(loadNote);
  const { Opened: BackDialog, ...back } = useOpenLater(loadBack);
  const { Opened: RefundDialog, ...refund } = useOpenLater(loadRefund);
  const { Opened: MistakeDialog, ...mistake } = useOpenLater(loadMistake);
  const { Opened: WrongRefundDialog, ...wrongRefund } = useOpenLater(loadWrongRefund);
  const { Opened: SettleDialog, ...settle } = useOpenLater(loadSettle);
  const isRefundable = money.payments.some(({ refundable }) => refundable > 0);
  const actions = [
    ...(may('payments.manual') ? [{ name: words.note, run: note.open }] : []),
    ...(may('payments.refund') && isRefundable
      ? [{ name: words.refund, run: refund.open, isDanger: true }]
      : []),
    ...(may('payments.manual') && money.by_hand > 0
      ? [{ name: words.giveBack, run: back.open, isDanger: true }]
      : []),
  ];
  usePageActions(actions.map(({ name, run }) => ({ name, run })));
  const openWith = (dialog: { open: () => void }) => (what: Chosen) => {
    choose(what);
    dialog.open();
  };
  return (
    <>
      <Sums money={money} />
      {money.payments.length === 0 ? (
        <p className="order-panel__soft">{words.none}</p>
      ) : (
        <Suspense fallback={<Waiting />}>
          <PaymentsList
            number={order.number}
            money={money}
            onMistake={openWith(mistake)}
            onWrongRefund={openWith(wrongRefund)}
            onSettle={may('payments.manual') ? openWith(settle) : undefined}
          />
          <ReceiptsList order={order} />
        </Suspense>
      )}
      {actions.length > 0 && (
        <div className="form__actions">
          {actions.map(({ name, run, isDanger = false }) => (
            <Button key={name} look={isDanger ? 'danger' : 'plain'} onPress={run}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {NoteDialog && <NoteDialog order={order} money={money} onClose={note.close} />}
      {BackDialog && <BackDialog order={order} money={money} onClose={back.close} />}
      {RefundDialog && <RefundDialog order={order} money={money} onClose={refund.close} />}
      {MistakeDialog && chosen && (
        <MistakeDialog order={order} payment={chosen.payment} onClose={mistake.close} />
      )}
      {WrongRefundDialog && chosen?.refund && (
        <WrongRefundDialog
          order={order}
          payment={chosen.payment.id}
          refund={chosen.refund}
          onClose={wrongRefund.close}
        />
      )}
      {SettleDialog && chosen && (
        <SettleDialog
          order={order}
          payment={chosen.payment.id}
          refund={chosen.refund?.id}
          onClose={settle.close}
        />
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
