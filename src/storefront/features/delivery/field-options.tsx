import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import './field-options.css';

interface Props<One> {
  readonly field: HTMLInputElement;
  /** The name of the list, and of a screen reader's word for how many it has. */
  readonly words: { readonly list: string; readonly found: (count: number) => string };
  /** What is suggested for the text that was told last. */
  readonly found: readonly One[];
  /** Tells what the shopper types; null: nothing is to be suggested. */
  readonly onTyped: (text: string | null) => void;
  /** The field keeps its role of a textbox: it is found by it, and any text may stand there. */
  readonly isTextbox?: boolean;
  readonly keyOf: (one: One) => string;
  readonly children: (one: One) => ReactNode;
  readonly onPick: (one: One) => void;
}

/**
 * Makes a field a combobox (ARIA) with suggestions. The field is part of the page that is loaded first, and this is not: the field is found
 * ({@link useFormField}), not rendered, here.
 */
export function FieldOptions<One>(props: Props<One>) {
  const { field, words, found, onTyped, isTextbox = false, keyOf, children, onPick } = props;
  const id = useId();
  const [active, setActive] = useState(-1);
  const isOpen = found.length > 0;
  const at = active < found.length ? active : -1;
  const close = () => {
    onTyped(null);
    setActive(-1);
  };
  const pick = (one: One) => {
    close();
    onPick(one);
  };
  useFieldEvents(field, {
    input: () => {
      onTyped(field.value);
      setActive(-1);
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
  useCombobox(field, { list: id, isOpen, isTextbox, option: at < 0 ? null : optionOf(id, at) });
  return (
    <>
      <span className="visually-hidden">{isOpen && words.found(found.length)}</span>
      {isOpen &&
        field.parentElement &&
        createPortal(
          <div
            id={id}
            role="listbox"
            aria-label={words.list}
            className="field-options"
            onMouseDown={(event) => event.preventDefault()}
          >
            {found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
              <div
                key={keyOf(one)}
                id={optionOf(id, index)}
                role="option"
                aria-selected={index === at}
                onClick={() => pick(one)}
              >
                {children(one)}
              </div>
            ))}
          </div>,
          field.parentElement,
        )}
    </>
  );
}

/** The field of this name in the form around a place; null before it is found. */
export function useFormField(
  place: RefObject<HTMLElement | null>,
  name: string,
): HTMLInputElement | null {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const found = place.current?.closest('form')?.elements.namedItem(name);
    setField(found instanceof HTMLInputElement ? found : null);
  }, [place, name]);
  return field;
}

const optionOf = (list: string, index: number): string => `${list}-${index}`;

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
  readonly isTextbox: boolean;
  /** The id of the active option. */
  readonly option: string | null;
}

/** Tells assistive technology of the list, and shows the active option. */
function useCombobox(field: HTMLInputElement, { list, isOpen, isTextbox, option }: Shown): void {
  useEffect(() => {
    const attributes: Record<string, string | null> = {
      // Of a textbox nothing can be expanded.
      ...(!isTextbox && { role: 'combobox', 'aria-expanded': String(isOpen) }),
      'aria-autocomplete': 'list',
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
  }, [field, list, isOpen, isTextbox, option]);
}
