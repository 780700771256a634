import { useCallback, useState } from 'react';
import type { DeliveryPart } from '../features/checkout/checkout-page.tsx';
import { AddressSuggestions } from '../features/delivery/address-suggestions.tsx';
import { CheckoutDelivery, type CountedDelivery } from '../features/delivery/checkout-delivery.tsx';
import type { TypedDelivery } from '../features/delivery/checkout-questions.tsx';
import { CitySuggestions } from '../features/delivery/city-suggestions.tsx';
import { quotedLines } from '../features/delivery/delivery-places.tsx';
import { useSite } from '../features/site/site-data.ts';

const nothingTyped: TypedDelivery = { isAssembled: false, slot: '', km: '', district: '' };

/** Counts the delivery of an order and suggests its address, as far as the shop does. */
export function DeliveryAtCheckout({ form, items, edit, onCounted }: DeliveryPart) {
  const { delivers, suggests_addresses: suggests } = useSite().settings;
  const [typed, setTyped] = useState(nothingTyped);
  const isPickup = form.deliveryType === 'pickup';
  const counted = useCallback(
    (found: CountedDelivery | null) => {
      if (!found) return onCounted(null);
      const { quote, wishes } = found;
      const place = form.pickupPlace || form.address;
      const ofOrder = isPickup ? { pickup_place: place } : wishes;
      onCounted({ quote, ofOrder });
    },
    [form.pickupPlace, form.address, isPickup, onCounted],
  );
  const onCity = useCallback((city: string) => edit({ city }), [edit]);
  return (
    <>
      {suggests && !isPickup && <AddressSuggestions city={form.city} onPick={edit} />}
      {delivers && !isPickup && <CitySuggestions onCity={onCity} />}
      {delivers && (
        <CheckoutDelivery
          lines={quotedLines(items)}
          city={form.city}
          onCity={onCity}
          isPickup={isPickup}
          typed={typed}
          onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          onCounted={counted}
        />
      )}
    </>
  );
}
