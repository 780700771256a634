import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';

interface Transaction {
  isOpen: boolean;
}

/** The transaction that the running code belongs to. */
const current = new AsyncLocalStorage<Transaction | undefined>();

/** Tells tests of a refusal that its caller has caught. */
const refusals = channel('second-connection');

/**
 * A transaction that waits for another connection of its pool may wait for those that wait for it: a few at once stop all that the pool
 * serves. So a transaction has one connection, and asking for another is a fault of the code.
 */
class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';
  constructor() {
    super('a transaction asks for a second connection: its work takes the `db` of the transaction');
  }
}

/** Slow work holds the locks of its transaction, and all who wait for them. */
class SlowWorkError extends Error {
  override readonly name = 'SlowWorkError';
  constructor(work: string) {
    super(`${work} runs inside a transaction: do it before, and write what it gave`);
  }
}

/** Runs the work of a transaction. Until it ends, what it calls gets no connection of any pool: {@link requireNoTransaction}. */
export async function asTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction: Transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Throws where the running code belongs to an open transaction. */
export function requireNoTransaction(): void {
  if (current.getStore()?.isOpen) refuse(new SecondConnectionError());
}

/** Throws where the running code belongs to an open transaction and begins work that may take seconds. */
export function requireOutsideTransaction(work: string): void {
  if (current.getStore()?.isOpen) refuse(new SlowWorkError(work));
}

function refuse(refusal: Error): never {
  refusals.publish(refusal);
  throw refusal;
}

/** Runs what no transaction can wait for in a circle: the queue of jobs has a pool that no transaction holds. */
export const besideTransaction = <Result>(act: () => PromiseLike<Result>): Promise<Result> =>
  // A statement of Drizzle begins when it is awaited.
  current.run(undefined, async () => await act());
