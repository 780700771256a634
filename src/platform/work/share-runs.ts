/**
 * Lets all who ask while `work` runs share the run after it. An answer is never older than its question: each run begins after everyone who
 * gets its result has asked.
 */
export function shareRuns<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<void> | undefined;
  let next: Promise<Result> | undefined;
  const run = (): Promise<Result> => {
    next = undefined;
    const result = work();
    const ended = () => {
      running = undefined;
    };
    running = result.then(ended, ended);
    return result;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(run);
    return next;
  };
}
