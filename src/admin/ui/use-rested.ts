import { useEffect, useState } from 'react';

/** So many ms without a change are a rest. */
const REST = 200;

/** A text once it has not changed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
