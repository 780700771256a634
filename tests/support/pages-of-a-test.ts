import type { BrowserContext } from 'playwright-core';

let opened: BrowserContext[] | undefined;

/** From now on contexts belong to one test. */
export function beginTest(): void {
  opened = [];
}

/** Closes the contexts of the test: a page that stays open goes on working and slows the tests after it. */
export async function endTest(): Promise<void> {
  const contexts = opened ?? [];
  opened = undefined;
  await Promise.all(contexts.map((context) => context.close()));
}

/** The context closes with the running test; one of `beforeAll` stays. */
export function closeWithTest(context: BrowserContext): void {
  opened?.push(context);
}
