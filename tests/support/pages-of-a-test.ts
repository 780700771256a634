let ends: (() => Promise<void>)[] | undefined;

/** Starts to collect what ends with one test. */
export function beginTest(): void {
  ends = [];
}

/** Gives up the pages of the test: open pages slow down later tests. */
export async function endTest(): Promise<void> {
  const all = ends ?? [];
  ends = undefined;
  await Promise.all(all.map((end) => end()));
}

/** Runs `end` after the running test. A page of `beforeAll` stays open. */
export function atEndOfTest(end: () => Promise<void>): void {
  ends?.push(end);
}
