// A thread that makes models: the one place of the running shop that loads three.
import { parentPort } from 'node:worker_threads';
import { type ModelInput, modelOf, toGlb } from './index.ts';

parentPort?.on('message', async ({ id, input }: { id: number; input: ModelInput }) => {
  try {
    // A copy of its own length: its memory is handed over, not cloned.
    const glb = Uint8Array.from(await toGlb(modelOf(input)));
    parentPort?.postMessage({ id, glb }, [glb.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
