import { useEffect, useState } from 'react';
import { logFailure } from '../log.ts';
import { loadChunk } from './load-chunk.ts';

/** The state of a lazy chunk; `waiting` also before it is wanted. */
export type Chunk<Module> = { state: 'there'; module: Module } | { state: 'waiting' | 'failed' };

/** Loads a lazy chunk when `wanted` becomes true. `load` must be a stable function. */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: 'waiting' });

  useEffect(() => {
    if (!wanted) return;
    loadChunk(load).then(
      (module) => setChunk({ state: 'there', module }),
      (error: unknown) => {
        logFailure('a chunk was not loaded', error);
        setChunk({ state: 'failed' });
      },
    );
  }, [load, wanted]);

  return chunk;
}
