import type { BrowserContext } from 'playwright-core';

let opened: BrowserContext[] | undefined;

/** Starts to collect the browser contexts of one test. */
export function beginTest(): void {
  opened = [];
}

/** Closes the contexts of the test: open pages slow down later tests. */
export async function endTest(): Promise<void> {
  const contexts = opened ?? [];
  opened = undefined;
  await Promise.all(contexts.map((context) => context.close()));
}

/** Closes the context at the end of the running test. A context of `beforeAll` stays open. */
export function closeWithTest(context: BrowserContext): void {
  opened?.push(context);
}
