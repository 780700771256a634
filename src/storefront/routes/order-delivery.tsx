import { useCallback, useState } from 'react';
import type { DeliveryPart } from '../features/checkout/checkout-page.tsx';
import type { CountedDelivery, TypedDelivery } from '../features/delivery/checkout-delivery.tsx';
import { quotedLines, useDeliveryParts } from '../features/delivery/delivery-places.tsx';

const nothingTyped: TypedDelivery = { isAssembled: false, slot: '', km: '', district: '' };

/** The part of checkout that counts delivery: the page does without it until it is loaded. */
export function OrderDelivery({ form, items, edit, onCounted }: DeliveryPart) {
  const parts = useDeliveryParts();
  const [typed, setTyped] = useState(nothingTyped);
  const isPickup = form.deliveryType === 'pickup';
  const counted = useCallback(
    (found: CountedDelivery | null) => {
      if (!found) return onCounted(null);
      const { quote, wishes } = found;
      const place = form.pickupPlace || form.address;
      const ofOrder = isPickup
        ? { pickup_place: place, ...(wishes.assembly && { assembly: true }) }
        : wishes;
      onCounted({ quote, ofOrder });
    },
    [form.pickupPlace, form.address, isPickup, onCounted],
  );
  const onCity = useCallback((city: string) => edit({ city }), [edit]);
  if (!parts) return null;
  return (
    <parts.CheckoutDelivery
      lines={quotedLines(items)}
      city={form.city}
      onCity={onCity}
      isPickup={isPickup}
      typed={typed}
      onType={(change) => setTyped((before) => ({ ...before, ...change }))}
      onCounted={counted}
    />
  );
}
