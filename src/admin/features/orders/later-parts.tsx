import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { useMay } from '../../api/session.ts';
import { ReturnsPart } from './returns-part.tsx';
import { ShipmentPart } from './shipment-part.tsx';

/** Parts of the card that not every order has. */
export function LaterParts({ order }: { order: AnyCard }) {
  const may = useMay();
  return (
    <>
      <ShipmentPart order={order} />
      {may('returns.manage') && <ReturnsPart order={order} />}
    </>
  );
}
