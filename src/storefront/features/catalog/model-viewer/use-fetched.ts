import { useEffect, useState } from 'react';
import { logFailure } from '../../../log.ts';

interface Fetched {
  /** The last one that came; while another is on its way, the one before. */
  readonly address: string | null;
  readonly failed: boolean;
  again(): void;
}

/**
 * Asks for a file before it is given to the viewer, which would take it from the browser's memory then: the viewer itself
 * complains of a missing one in English, and remembers it as missing.
 */
export function useFetched(wanted: string | null): Fetched {
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same again
  useEffect(() => {
    if (wanted === null) return;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await fetch(wanted, { signal: leaving.signal });
      if (!answer.ok) throw new Error(`${wanted}: ${answer.status}`);
      await answer.arrayBuffer();
      setAddress(wanted);
    };
    setFailure(null);
    ask().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      logFailure('a model was not loaded', error);
      setFailure(wanted);
    });
    return () => leaving.abort();
  }, [wanted, round]);

  return {
    address,
    failed: failure !== null && failure === wanted,
    again: () => setRound(round + 1),
  };
}
