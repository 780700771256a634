import type { OrderEvent } from '#contracts/admin/orders/order-events.ts';
import { conflictText, orderCardMessages as words } from '#messages/office/orders.ts';
import { ApiFailure } from '../../api/call-api.ts';
import { useViewer } from '../../api/session.ts';
import { Notice } from '../../ui/notice.tsx';

/** Where another was quicker: who, and what they have done. */
export function Conflict({ failure }: { failure: Error | null }) {
  const { time_zone: zone } = useViewer();
  if (!(failure instanceof ApiFailure) || failure.code !== 'order_changed') return null;
  const last = failure.body.last as OrderEvent | null;
  return (
    <Notice look="error">
      <p>
        {words.conflict}. {conflictText(last, zone)}
      </p>
      <p>{words.conflictNow}</p>
    </Notice>
  );
}
