import { useRef, useState } from 'react';
import type { Town } from '#contracts/delivery.ts';
import { townSuggestionMessages as messages } from '#messages/orders/address-suggestions.ts';
import { chosenTown } from './chosen-town.ts';
import { FieldOptions, useFormField } from './field-options.tsx';
import { useSuggestedTowns } from './use-suggested-towns.ts';

/** Suggests the towns that the shop knows in the field `city` of the form around it; the picked one is the town of this browser. */
export function CitySuggestions({ onCity }: { readonly onCity: (city: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useFormField(place, 'city');
  const [typed, setTyped] = useState<string | null>(null);
  const found = useTowns(typed);
  return (
    <div ref={place} className="visually-hidden" role="status">
      {field && (
        <FieldOptions
          field={field}
          words={messages}
          found={found}
          onTyped={setTyped}
          isTextbox
          keyOf={({ key }) => key}
          onPick={({ key, name }: Town) => {
            chosenTown.set(key);
            onCity(name);
          }}
        >
          {({ name, region }) => (
            <>
              {name}
              {region !== name && <span className="soft">{region}</span>}
            </>
          )}
        </FieldOptions>
      )}
    </div>
  );
}

const none: readonly Town[] = [];

/** Nothing is suggested for an empty field, nor once the only town that begins so is typed whole. */
function useTowns(typed: string | null): readonly Town[] {
  const text = typed?.trim() ?? '';
  const { found } = useSuggestedTowns(text === '' ? null : text);
  const towns = text === '' ? none : (found?.towns ?? none);
  const [only, other] = towns;
  return only && !other && only.name.toLowerCase() === text.toLowerCase() ? none : towns;
}
