import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SuggestedAddress } from '#contracts/delivery.ts';
import { addressSuggestionMessages as messages } from '#messages/orders/address-suggestions.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { chosenTown, plainTown, townOfCity } from './chosen-town.ts';
import { useSuggestedAddresses } from './use-suggested-addresses.ts';
import './address-suggestions.css';

interface Props {
  /** What stands in the field of the city. */
  readonly city: string;
  readonly onPick: (picked: { readonly address: string; readonly city?: string }) => void;
}

/**
 * Makes the field `address` of the form around it a combobox (ARIA) with suggestions. The field is part of the page that is loaded first, and
 * this is not: the field is found, not rendered, here.
 */
export function AddressSuggestions({ city, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const found = place.current?.closest('form')?.elements.namedItem('address');
    setField(found instanceof HTMLInputElement ? found : null);
  }, []);
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
      {field && <Options field={field} city={city} onPick={pick} onType={() => setOther(null)} />}
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

interface OptionsProps {
  readonly field: HTMLInputElement;
  readonly city: string;
  readonly onPick: (picked: SuggestedAddress) => void;
  readonly onType: () => void;
}

function Options({ field, city, onPick, onType }: OptionsProps) {
  const id = useId();
  /** What the shopper has typed; null: nothing is to be suggested. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const town = townOfCity(useStore(chosenTown, null), city);
  const found = useSuggestedAddresses(typed, town);
  const isOpen = found.length > 0;
  const at = active < found.length ? active : -1;
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const pick = (one: SuggestedAddress) => {
    close();
    onPick(one);
  };
  useFieldEvents(field, {
    input: () => {
      setTyped(field.value);
      setActive(-1);
      onType();
    },
    focusout: close,
    keydown: (event) => {
      const { key, isComposing } = event as KeyboardEvent;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (isComposing || !isOpen) return;
      const chosen = found[at];
      if (step) setActive(at < 0 && step < 0 ? found.length - 1 : (at + step) % found.length);
      else if (key === 'Enter' && chosen) pick(chosen);
      else if (key === 'Escape') close();
      else return;
      event.preventDefault();
    },
  });
  useCombobox(field, { list: id, isOpen, option: at < 0 ? null : optionOf(id, at) });
  return (
    <>
      <span className="visually-hidden">{isOpen && messages.found(found.length)}</span>
      {isOpen &&
        field.parentElement &&
        createPortal(
          <div
            id={id}
            role="listbox"
            aria-label={messages.list}
            className="address-options"
            onMouseDown={(event) => event.preventDefault()}
          >
            {found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
              <div
                key={`${one.address} ${one.town} ${one.region}`}
                id={optionOf(id, index)}
                role="option"
                aria-selected={index === at}
                onClick={() => pick(one)}
              >
                {one.address}
                <span className="soft">{placeOf(one)}</span>
              </div>
            ))}
          </div>,
          field.parentElement,
        )}
    </>
  );
}

const optionOf = (list: string, index: number): string => `${list}-${index}`;

const placeOf = ({ town, region }: SuggestedAddress): string =>
  region && !region.endsWith(town) ? `${town}, ${region}` : town;

type FieldEvents = Readonly<Record<'input' | 'focusout' | 'keydown', (event: Event) => void>>;

/** Listens above the root of React: a state that is set before React has taken an input may bring back the text before it. */
function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  useEffect(() => {
    const all = Object.entries(events).map(([name, listener]) => {
      const heard = (event: Event) => {
        if (event.target === field) listener(event);
      };
      return [name, heard] as const;
    });
    for (const [name, heard] of all) window.addEventListener(name, heard);
    return () => {
      for (const [name, heard] of all) window.removeEventListener(name, heard);
    };
  });
}

interface Shown {
  readonly list: string;
  readonly isOpen: boolean;
  /** The id of the active option. */
  readonly option: string | null;
}

/** Tells assistive technology of the list, and shows the active option. */
function useCombobox(field: HTMLInputElement, { list, isOpen, option }: Shown): void {
  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? list : null,
      'aria-activedescendant': option,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [field, list, isOpen, option]);
}
