import type { OrderPayments } from '#contracts/admin/payments/order-payments.ts';
import { paymentNamed } from '#messages/office/payment-named.ts';
import { refundWords as words } from '#messages/office/refunds.ts';
import { useViewer } from '../../api/session.ts';
import { type ChosenGoods, planOf, type Source } from './refund-plan.ts';

interface Props {
  readonly sources: readonly Source[];
  readonly money: OrderPayments;
  readonly chosen: ChosenGoods;
}

/** From which payments the price of goods is given back; nothing where nothing is chosen. */
export function RefundSources({ sources, money, chosen }: Props) {
  const { time_zone: zone } = useViewer();
  const { parts, left } = planOf(sources, money, chosen);
  if (parts.length === 0 && left === 0) return null;
  return (
    <div>
      {parts.length > 0 && <p>{words.from}:</p>}
      <ul className="refund-sources" aria-label={words.from}>
        {parts.map(({ payment, amount, by }) => (
          <li key={payment.id}>
            {paymentNamed(payment, amount, zone)}
            {by === 'hand' && ` (${words.byHandToo})`}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{words.leftBeyond(left)}</p>}
    </div>
  );
}
