import { type RefObject, useCallback, useState } from 'react';

export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Steers a strip whose items are as wide as itself; a finger may steer it too. */
export function useSnapStrip(strip: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);

  const positionOf = useCallback(() => {
    const element = strip.current;
    return element ? Math.round(element.scrollLeft / (element.clientWidth || 1)) : 0;
  }, [strip]);

  const show = useCallback(
    (index: number) => {
      const element = strip.current;
      if (!element) return;
      element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
      setCurrent(positionOf());
      if (!prefersStill()) element.animate([{ opacity: 0.3 }, { opacity: 1 }], 180);
    },
    [strip, positionOf],
  );

  const follow = useCallback(() => setCurrent(positionOf()), [positionOf]);

  /** `follow` is the strip's onScroll. */
  return { current, positionOf, show, follow };
}
