import { useEffect } from 'react';

const places = new Set<symbol>();

/** Whether something was typed on the page that nobody has saved. */
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
