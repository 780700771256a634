import type { AnyCard } from '#contracts/admin/orders/order-cards.ts';
import { useMay } from '../../api/session.ts';
import { CompanyPart } from './companies/company-part.tsx';
import { ReturnsPart } from './returns-part.tsx';
import { ShipmentPart } from './shipment-part.tsx';

/** Parts of the card that not every order has. */
export function LaterParts({ order }: { order: AnyCard }) {
  const may = useMay();
  return (
    <>
      {order.view === 'whole' && <CompanyPart order={order} />}
      <ShipmentPart order={order} />
      {may('returns.manage') && <ReturnsPart order={order} />}
    </>
  );
}
