import { DomainError } from '../errors/domain-error.ts';
import { isConnectionLost } from './connection-lost.ts';
import type { Database } from './database.ts';

/** The SQLSTATE of a database error, or the error code of Node (`ECONNREFUSED`). Drizzle wraps the original error as its cause. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** SQLSTATE 23505: the row violates a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';

/** SQLSTATE 25P02: an earlier statement of the transaction has failed. */
const isAborted = (error: unknown): boolean => sqlState(error) === '25P02';

/** SQLSTATE 40001: a concurrent transaction has changed the same rows. */
export const isSerializationFailure = (error: unknown): boolean => sqlState(error) === '40001';

/** Another transaction has changed the same at the same time: serialization failure, deadlock (40P01), unique violation. */
export const isTakenByAnother = (error: unknown): boolean =>
  isSerializationFailure(error) || isUniqueViolation(error) || sqlState(error) === '40P01';

/**
 * SQLSTATE: insufficient resources (class 53), read-only transaction (25006), serialization failure (40001), deadlock (40P01), lock timeout
 * (55P03), statement timeout (57014), I/O error (58030). Wrong password (28P01): our server is away, and the server of another folder has its
 * port.
 */
const TRANSIENT = /^(53|(25006|28P01|40001|40P01|55P03|57014|58030)$)/;

/** True for a failure after which a retry of the same request can succeed. */
export const isTransient = (error: unknown): boolean =>
  isConnectionLost(error) || TRANSIENT.test(sqlState(error) ?? '');

/** A transaction that is tried once more where another was quicker to take a name: its own checks then see that, and say which. */
export const againIfTaken = <Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(work).catch((error) => {
    if (isUniqueViolation(error)) return db.transaction(work);
    throw error;
  });

/** Each result as a function, which throws the refusal of its own work. */
type Results<Works extends readonly unknown[]> = {
  readonly [Place in keyof Works]: () => Awaited<Works[Place]>;
};

/**
 * Awaits works of one transaction that do not depend on each other, so that their statements leave at once. Refusals ({@link DomainError})
 * wait until their result is asked for, and so keep their order. Any other failure is thrown at once: a statement that fails makes those
 * behind it fail (25P02), and its cause comes before them.
 */
export async function together<Works extends readonly Promise<unknown>[]>(
  ...works: Works
): Promise<Results<Works>> {
  const settled = await Promise.allSettled(works);
  const failures = settled
    .flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    .filter((reason) => !(reason instanceof DomainError));
  const cause = failures.find((reason) => !isAborted(reason)) ?? failures[0];
  if (cause !== undefined) throw cause;
  return settled.map((result) => () => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }) as unknown as Results<Works>;
}
