import type { DeliveryType } from '#contracts/orders.ts';
import { conflictText, orderCardMessages as words } from '#messages/office/orders.ts';
import { ApiFailure, conflictOf } from '../../api/call-api.ts';
import type { ordersCalls } from '../../api/endpoints/orders.ts';
import { useViewer } from '../../api/session.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly failure: Error | null;
  /** How the order reaches its customer. */
  readonly delivery: DeliveryType;
}

/** Where another was quicker: who, and what they have done. */
export function Conflict({ failure, delivery }: Props) {
  const { time_zone: zone } = useViewer();
  if (!(failure instanceof ApiFailure) || failure.code !== 'order_changed') return null;
  const { last = null } = conflictOf<typeof ordersCalls.change>(failure) ?? {};
  return (
    <Notice look="error">
      <p>
        {words.conflict}. {conflictText(last, zone, delivery)}
      </p>
      <p>{words.conflictNow}</p>
    </Notice>
  );
}
