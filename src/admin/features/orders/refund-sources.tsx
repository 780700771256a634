import { paymentNamed } from '#messages/office/payment-named.ts';
import { refundWords as words } from '#messages/office/refunds.ts';
import { useViewer } from '../../api/session.ts';
import { planOf, type Source } from './refund-plan.ts';

interface Props {
  readonly sources: readonly Source[];
  /** Roubles. */
  readonly sum: number;
}

/** From which payments a sum for goods is given back; nothing where there is no choice. */
export function RefundSources({ sources, sum }: Props) {
  const { time_zone: zone } = useViewer();
  const { parts, left } = planOf(sources, sum);
  if (parts.length === 0) return null;
  return (
    <div>
      <p>{words.from}:</p>
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
