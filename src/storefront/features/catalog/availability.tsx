import { availabilityText } from '#messages/catalogue/catalog.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { VariantView } from './product-view.ts';

/** In stock, made to order (with the production time when it is stated), or sold out. */
export function Availability({ variant }: { variant: VariantView }) {
  const { available, inStock, leadTime } = variant;
  return (
    <StateMark tone={inStock ? 'now' : available && 'later'}>
      {availabilityText({
        available,
        inStock,
        leadDays: leadTime?.to,
        leadDaysFrom: leadTime?.from,
      })}
    </StateMark>
  );
}
