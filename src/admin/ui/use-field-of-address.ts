import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads to the field of a form that the address names after its `#`. */
export function useFieldOfAddress(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = form.current?.elements.namedItem(hash.slice(1));
    const field = named instanceof HTMLFieldSetElement ? named.querySelector('input') : named;
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [form, hash]);
}
