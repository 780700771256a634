import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { type ChargeKind, chargeKinds, isOver } from '#contracts/order-states.ts';
import { offerWords } from '#messages/office/offers.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { useMay } from '../../api/session.ts';
import { Menu } from '../../ui/menu.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';

const loadDialog = async () => (await import('./charge-dialog.tsx')).ChargeDialog;

/** What an order costs beside its goods: delivery, lift, carrying, assembly. Each is changed by a dialog. */
export function OrderCharges({ order }: { order: OrderCard }) {
  const mayChange = useMay()('orders.money');
  const [kind, setKind] = useState<ChargeKind>('delivery');
  const { Opened: ChargeDialog, ...dialog } = useOpenLater(loadDialog);
  if (!mayChange || isOver(order.status)) return null;
  return (
    <div>
      <Menu
        label={offerWords.changeCharges}
        isNamed
        actions={chargeKinds.map((one) => ({
          name: chargeNames[one],
          run: () => {
            setKind(one);
            dialog.open();
          },
        }))}
      />
      {ChargeDialog && <ChargeDialog order={order} kind={kind} onClose={dialog.close} />}
    </div>
  );
}
