import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { RefundOfPayment } from '#contracts/admin/payments/order-payments.ts';
import { onlinePaymentWords } from '#messages/office/online-payments.ts';
import { useTakeBackRefund } from './online-payment-calls.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  readonly order: OrderCard;
  readonly payment: string;
  readonly refund: RefundOfPayment;
  readonly onClose: () => void;
}

/** Takes back a refund that was noted by mistake, with the reason. */
export function TakeBackRefundDialog({ order, payment, refund, onClose }: Props) {
  const back = useTakeBackRefund(order.number, { id: payment, refund: refund.id }, onClose);
  return (
    <ReasonDialog
      order={order}
      title={onlinePaymentWords.mistakeTitle(refund.amount)}
      about={onlinePaymentWords.mistakeAbout}
      change={back}
      onClose={onClose}
    />
  );
}
