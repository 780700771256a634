// A thread that makes models: the one place of a running server that loads three.
import { parentPort } from 'node:worker_threads';
import { modelOf } from './build.ts';
import { toGlb } from './glb.ts';
import { person } from './person.ts';
import type { Wanted } from './workshop.ts';

const partsOf = async (input: Wanted) =>
  input === 'person' ? person() : (await modelOf(input)).parts;

parentPort?.on('message', async ({ id, input }: { id: number; input: Wanted }) => {
  try {
    // A copy of its own length: its memory is handed over, not cloned.
    const glb = Uint8Array.from(await toGlb(await partsOf(input)));
    parentPort?.postMessage({ id, glb }, [glb.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
