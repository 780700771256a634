import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { isOver } from '#contracts/order-states.ts';
import { orderWorkMessages as words } from '#messages/office/order-work.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./promise-dialog.tsx')).PromiseDialog;

/** What the customer is promised, with what was promised at the checkout. */
export function PromisePart({ order }: { order: OrderCard }) {
  const may = useMay();
  const { Opened: PromiseDialog, open, close } = useOpenLater(loadDialog);
  const { promise_text: now, placed_promise_text: placed } = order;
  const isAllowed = may('orders.change') && !isOver(order.status);
  return (
    <>
      {now !== null && (
        <p>
          {words.promised(now)}
          {placed !== null && (
            <span className="order-panel__soft"> · {words.placedPromise(placed)}</span>
          )}
        </p>
      )}
      {isAllowed && (
        <div className="order-panel__action">
          <Button look="quiet" onPress={open}>
            {words.promiseChange}
          </Button>
        </div>
      )}
      {PromiseDialog && <PromiseDialog order={order} onClose={close} />}
    </>
  );
}
