import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersStill, useSnapStrip } from '../../ui/use-snap-strip.ts';

const INTERVAL = 4000;

/** Rotates a strip every 4 s, and manually with `step`. `hold` and `release` pause it during hover and focus; `setRunning(false)` stops it. */
export function useRotation(strip: RefObject<HTMLElement | null>, count: number) {
  const { current, positionOf, show, follow } = useSnapStrip(strip);
  const [running, setRunning] = useState(true);
  const held = useRef(false);

  const step = useCallback(
    (by: number) => show((positionOf() + by + count) % count),
    [show, positionOf, count],
  );

  useEffect(() => {
    if (prefersStill()) setRunning(false);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!held.current && !document.hidden) step(1);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [running, step]);

  const hold = () => {
    held.current = true;
  };
  const release = () => {
    held.current = false;
  };
  return { current, running, setRunning, step, follow, hold, release };
}
