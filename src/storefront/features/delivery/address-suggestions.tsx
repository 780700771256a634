import { useRef, useState } from 'react';
import type { SuggestedAddress } from '#contracts/delivery.ts';
import { addressSuggestionMessages as messages } from '#messages/orders/address-suggestions.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { chosenTown, plainTown, townOfCity } from './chosen-town.ts';
import { FieldOptions, useFormField } from './field-options.tsx';
import { useSuggestedAddresses } from './use-suggested-addresses.ts';

interface Props {
  /** What stands in the field of the city. */
  readonly city: string;
  readonly onPick: (picked: { readonly address: string; readonly city?: string }) => void;
}

/** Suggests addresses in the field `address` of the form around it. */
export function AddressSuggestions({ city, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const field = useFormField(place, 'address');
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSuggestedAddresses(typed, townOfCity(useStore(chosenTown, null), city));
  const [other, setOther] = useState<SuggestedAddress | null>(null);
  const pick = (picked: SuggestedAddress) => {
    const { address, town } = picked;
    const isOther = city.trim() !== '' && plainTown(city) !== plainTown(town);
    setOther(isOther ? picked : null);
    // The city is never changed unasked: an address of another town bears its name.
    if (isOther) onPick({ address: `${town}, ${address}` });
    else onPick(city.trim() === '' ? { address, city: town } : { address });
  };
  const isStillOther = other !== null && plainTown(city) !== plainTown(other.town);
  return (
    <div ref={place} className={isStillOther ? 'checkout__whole' : 'visually-hidden'} role="status">
      {field && (
        <FieldOptions
          field={field}
          words={messages}
          found={found}
          onTyped={(text) => {
            setTyped(text);
            if (text !== null) setOther(null);
          }}
          keyOf={({ address, town, region }) => `${address} ${town} ${region}`}
          onPick={pick}
        >
          {(one) => (
            <>
              {one.address}
              <span className="soft">{placeOf(one)}</span>
            </>
          )}
        </FieldOptions>
      )}
      {isStillOther && (
        <p>
          {messages.otherTown(other.town, city.trim())}{' '}
          <Button
            appearance="link"
            onClick={() => {
              setOther(null);
              onPick({ address: other.address, city: other.town });
            }}
          >
            {messages.takeTown(other.town)}
          </Button>
        </p>
      )}
    </div>
  );
}

const placeOf = ({ town, region }: SuggestedAddress): string =>
  region && !region.endsWith(town) ? `${town}, ${region}` : town;
