// A thread that makes models: the one place of the running shop that loads three.
import { parentPort } from 'node:worker_threads';
import { type ModelInput, modelOf, toGlb } from './index.ts';

parentPort?.on('message', async ({ id, input }: { id: number; input: ModelInput }) => {
  try {
    const glb = await toGlb(modelOf(input));
    parentPort?.postMessage({ id, glb });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
