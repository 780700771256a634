// A thread that makes models: the one place of the running shop that loads three.
import { parentPort } from 'node:worker_threads';
import { modelOf, person, toGlb } from './index.ts';
import type { Wanted } from './workshop.ts';

parentPort?.on('message', async ({ id, input }: { id: number; input: Wanted }) => {
  try {
    // A copy of its own length: its memory is handed over, not cloned.
    const glb = Uint8Array.from(await toGlb(input === 'person' ? person() : modelOf(input).parts));
    parentPort?.postMessage({ id, glb }, [glb.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
