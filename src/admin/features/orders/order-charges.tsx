import { useState } from 'react';
import type { OrderCard } from '#contracts/admin/orders/order-cards.ts';
import { type ChargeKind, chargeKinds, isOver } from '#contracts/order-states.ts';
import { orderCardMessages as words } from '#messages/office/orders.ts';
import { chargeNames } from '#messages/orders/charges.ts';
import { useMay } from '../../api/session.ts';
import { Menu } from '../../ui/menu.tsx';
import { ChargeDialog } from './charge-dialog.tsx';

/** The price of delivery has a form of its own. */
const inMenu = (kind: ChargeKind) => kind !== 'delivery';

/** What else an order costs: lift, carrying, assembly, an hour of delivery. Each is set by a dialog. */
export function OrderCharges({ order }: { order: OrderCard }) {
  const mayChange = useMay()('orders.money');
  const [kind, setKind] = useState<ChargeKind>();
  if (!mayChange || isOver(order.status)) return null;
  return (
    <div>
      <Menu
        label={words.addCharge}
        isNamed
        actions={chargeKinds
          .filter(inMenu)
          .map((one) => ({ name: chargeNames[one], run: () => setKind(one) }))}
      />
      {kind && <ChargeDialog order={order} kind={kind} onClose={() => setKind(undefined)} />}
    </div>
  );
}
