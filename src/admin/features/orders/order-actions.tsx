import { useState } from 'react';
import type { DeliveryCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { statusAction, orderCardMessages as words } from '#messages/office/orders.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useCopyAction } from './drafts/use-copy-action.ts';

const loadDialog = async () => (await import('./change-dialog.tsx')).ChangeDialog;

/** What comes next: the first step as a button, the others in a menu with a new order like this one, cancelling last. */
export function OrderActions({ order }: { order: OrderCard | DeliveryCard }) {
  const [status, setStatus] = useState<OrderStatus>();
  const { Opened: ChangeDialog, ...dialog } = useOpenLater(loadDialog);
  const ask = (status: OrderStatus) => {
    setStatus(status);
    dialog.open();
  };
  const [next, ...others] = order.next_statuses;
  const nameOf = (one: OrderStatus) => statusAction(one, order.delivery_type);
  const copy = useCopyAction(order.number);
  usePageActions([
    ...order.next_statuses.map((one) => ({ name: nameOf(one), run: () => ask(one) })),
    ...copy,
  ]);
  const steps = others.map((other) => ({
    name: nameOf(other),
    isDanger: other === 'cancelled',
    run: () => ask(other),
  }));
  const actions = [
    ...steps.filter(({ isDanger }) => !isDanger),
    ...copy,
    ...steps.filter(({ isDanger }) => isDanger),
  ];
  return (
    <>
      {next && (
        <Button look={next === 'cancelled' ? 'danger' : 'main'} onPress={() => ask(next)}>
          {nameOf(next)}
        </Button>
      )}
      {actions.length > 0 && <Menu label={words.actions} actions={actions} />}
      {ChangeDialog && status && (
        <ChangeDialog order={order} status={status} onClose={dialog.close} />
      )}
    </>
  );
}
