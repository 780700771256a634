import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { PaymentOfOrder } from '#contracts/admin/payments/order-payments.ts';
import { orderPaymentWords as words } from '#messages/office/order-payments.ts';
import { useTakeBack } from './payment-calls.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  readonly order: OrderCard;
  readonly payment: PaymentOfOrder;
  readonly onClose: () => void;
}

/** Takes back a payment that was noted by mistake, with the reason. */
export function TakeBackDialog({ order, payment: { id, amount }, onClose }: Props) {
  const back = useTakeBack(order.number, id, onClose);
  return (
    <ReasonDialog
      order={order}
      title={words.mistakeTitle(amount)}
      about={words.mistakeAbout}
      change={back}
      onClose={onClose}
    />
  );
}
