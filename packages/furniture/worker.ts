// A thread that makes models and drawings: the one place of a running server that loads three.
import { parentPort } from 'node:worker_threads';
import { modelOf } from './build.ts';
import { toGlb } from './glb.ts';
import { person } from './person.ts';
import { draw } from './projection/draw.ts';
import { isDrawing, type Wanted } from './workshop.ts';

async function make(input: Wanted): Promise<Uint8Array> {
  if (isDrawing(input)) return new TextEncoder().encode(await draw(input));
  return toGlb(input === 'person' ? person() : (await modelOf(input)).parts);
}

parentPort?.on('message', async ({ id, input }: { id: number; input: Wanted }) => {
  try {
    // A copy of its own length: its memory is handed over, not cloned.
    const bytes = Uint8Array.from(await make(input));
    parentPort?.postMessage({ id, bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.stack : String(error) });
  }
});
