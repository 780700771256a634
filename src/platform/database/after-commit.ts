type Act = () => void;

/** Acts that wait for the commit of each open transaction. */
const waiting = new WeakMap<object, Act[]>();

/** Runs `act` when the transaction `db` has committed, and never after a rollback. Runs it at once where `db` is no transaction of {@link runsAfterCommit}. */
export function afterCommit(db: object, act: Act): void {
  const acts = waiting.get(db);
  if (acts) acts.push(act);
  else act();
}

/** Wraps the work of a transaction, so that {@link afterCommit} can be called within it. `done` runs what was asked for. */
export function runsAfterCommit<Transaction extends object, Result>(
  work: (db: Transaction) => Promise<Result>,
): { work: typeof work; done: () => void } {
  const acts: Act[] = [];
  return {
    work: (db) => {
      waiting.set(db, acts);
      return work(db);
    },
    done: () => {
      for (const act of acts) act();
    },
  };
}
