import { type RefObject, useCallback, useState } from 'react';

/** Whether the visitor prefers reduced motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Controls a scroll-snap strip whose items are as wide as the strip. Touch scrolling works natively. */
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

  /** `follow` is the strip's `onScroll` handler. */
  return { current, positionOf, show, follow };
}
