import { useEffect, useState } from 'react';
import { logFailure } from '../log.ts';
import { loadChunk } from './load-chunk.ts';

/** A part of the program: there, on its way (or not yet wanted), or not to be had. */
export type Chunk<Module> = { state: 'there'; module: Module } | { state: 'waiting' | 'failed' };

/** Loads a part of the program once it is wanted. `load` is the same function in every render. */
export function useChunk<Module>(load: () => Promise<Module>, wanted: boolean): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: 'waiting' });

  useEffect(() => {
    if (!wanted) return;
    loadChunk(load).then(
      (module) => setChunk({ state: 'there', module }),
      (error: unknown) => {
        logFailure('a part of the page was not loaded', error);
        setChunk({ state: 'failed' });
      },
    );
  }, [load, wanted]);

  return chunk;
}
