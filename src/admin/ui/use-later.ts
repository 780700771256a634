import { useEffect, useRef } from 'react';

/** Does the last of many things after a pause, or when the component goes. */
export function useLater(pause: number): (work: () => void) => void {
  const waiting = useRef<{ timer: number; work: () => void }>(null);
  const run = useRef(() => {
    const last = waiting.current;
    waiting.current = null;
    if (!last) return;
    window.clearTimeout(last.timer);
    last.work();
  });
  useEffect(() => {
    const { current } = run;
    return current;
  }, []);
  return (work) => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { timer: window.setTimeout(run.current, pause), work };
  };
}
