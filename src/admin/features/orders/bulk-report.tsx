import type { RefusedOrder } from '#contracts/admin/orders/order-bulk.ts';
import { refusedText, bulkMessages as words } from '#messages/office/views.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';

interface Props {
  readonly changed: number;
  readonly refused: readonly RefusedOrder[];
  readonly onHide: () => void;
}

/** How many orders were changed, and of each other one why not. */
export function BulkReport({ changed, refused, onHide }: Props) {
  const { time_zone: zone } = useViewer();
  return (
    <div className="bulk__report" role="alert">
      <div className="bulk__line">
        <strong>{words.partly(changed, refused.length)}</strong>
        <Button look="quiet" onPress={onHide}>
          {words.hide}
        </Button>
      </div>
      <ul className="bulk__reasons">
        {refused.map((order) => (
          <li key={order.number}>
            <Link to={`${officePages.orders.path}/${order.number}`}>{order.number}</Link>
            {': '}
            {refusedText(order, zone)}
          </li>
        ))}
      </ul>
    </div>
  );
}
