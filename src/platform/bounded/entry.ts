// The process that runs bounded work: see bounded-work.ts. It has no database, no settings and no secret.
import { once } from 'node:events';

/** What the shop sends: one function of a module, and its arguments. */
export interface Order {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** `begun` comes when all code is loaded, so that loading takes nothing of the time of the work. */
export type Answer =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly message: string };

type Work = (...args: readonly unknown[]) => unknown;

const send = (answer: Answer) => process.send?.(answer);

async function run({ module, name, args }: Order): Promise<void> {
  try {
    const { [name]: work } = (await import(module)) as Record<string, Work | undefined>;
    if (!work) throw new Error(`${module} has no ${name}`);
    send({ kind: 'begun' });
    send({ kind: 'done', result: await work(...args) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (order) => void run(order as Order));
await once(process, 'disconnect');
// The shop has ended. An ordinary exit would wait for native work that still runs.
process.kill(process.pid, 'SIGKILL');
