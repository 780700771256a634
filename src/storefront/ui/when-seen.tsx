import { useEffect, useRef } from 'react';

/** Runs once when the element that it is in comes into sight. It never does in a closed dialog or a hidden column. */
export function WhenSeen({ run }: { run: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      latest.current();
    });
    const seen = place.current?.parentElement;
    if (seen) observer.observe(seen);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} hidden />;
}
