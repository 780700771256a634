// A thread of its own: a large feed is minutes of work for one processor, and visitors must not wait for it.
import { workerData } from 'node:worker_threads';
import { type ImportParts, importHere } from './import-task.ts';

const { id, ...parts } = workerData as ImportParts & { readonly id: number };
await importHere(parts, id);
