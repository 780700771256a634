import { useEffect, useState } from 'react';
import { logFailure } from '../../../log.ts';

interface Fetched {
  /** The last file that loaded. While another one loads, this is the previous one. */
  readonly address: string | null;
  readonly failed: boolean;
  again(): void;
}

/**
 * Fetches a file before the viewer uses it, so that the viewer reads it from the HTTP cache. The viewer would report a missing file in
 * English and never retry it.
 */
export function useFetched(wanted: string | null): Fetched {
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round retries the same file
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
