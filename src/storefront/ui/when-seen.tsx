import { useEffect, useRef } from 'react';

/** Runs once when its place in the page comes into sight. It never does in a closed dialog or a hidden column. */
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
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} />;
}
