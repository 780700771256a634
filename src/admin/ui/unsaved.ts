import { useEffect } from 'react';

const places = new Set<symbol>();

/** Whether the page has typed text that is not saved. */
export const isUnsaved = (): boolean => places.size > 0;

/** Says that something typed here would be lost with the page. */
export function useUnsaved(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const place = Symbol('typed');
    places.add(place);
    return () => {
      places.delete(place);
    };
  }, [isTyped]);
}
