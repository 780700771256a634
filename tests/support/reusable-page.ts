import type { BrowserContext, Page } from 'playwright-core';

/** Calls after which a page or its context differs from a new one. */
const CHANGES = [
  'addInitScript',
  'emulateMedia',
  'setOffline',
  'newCDPSession',
  'close',
  // Of the clock.
  'install',
  'pauseAt',
];

/** A page of the shop without scripts. */
export const BLANK = '/robots.txt';

/** A page that later tests can use, unless its test has changed it. */
export interface ReusablePage {
  readonly page: Page;
  /** False after a call that {@link reset} cannot undo. */
  isUnchanged(): boolean;
  /** Adds console errors of the page to `complaints` from now on. */
  collect(complaints: string[]): void;
  /** Puts entries into the local storage of the shop. */
  store(entries: Record<string, string>): Promise<void>;
  /** Leaves the shop, forgets what it stored in the browser, and closes other tabs. Nothing that a page still sends on leaving reaches the shop. */
  reset(): Promise<void>;
}

export async function reusable(page: Page): Promise<ReusablePage> {
  const context = page.context();
  const client = await context.newCDPSession(page);
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const size = page.viewportSize();
  const listeners: (() => void)[] = [];
  for (const target of [page, context]) collectListeners(target, listeners);
  let isChanged = false;
  for (const target of [page, context, page.clock]) {
    for (const name of CHANGES) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') continue;
      Reflect.set(target, name, (...args: unknown[]) => {
        isChanged = true;
        return Reflect.apply(method, target, args);
      });
    }
  }
  return {
    page,
    isUnchanged: () => !isChanged,
    collect(given) {
      complaints = given;
    },
    async store(entries) {
      if (!page.url().endsWith(BLANK)) await page.goto(BLANK);
      await page.evaluate((all) => Object.assign(localStorage, all), entries);
    },
    async reset() {
      // The calls that leaving cuts off are no complaints.
      complaints = [];
      for (const remove of listeners.splice(0)) remove();
      await Promise.all(context.pages().map(silence));
      await Promise.all([page.unrouteAll(ignoreErrors), context.unrouteAll(ignoreErrors)]);
      const others = context.pages().filter((one) => one !== page);
      await Promise.all(others.map((one) => one.close()));
      // A page without scripts in the same process: a new process for the next page costs more than the page.
      await page.goto(BLANK);
      await page.mouse.move(0, 0);
      if (size && !isSame(size, page.viewportSize())) await page.setViewportSize(size);
      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      // The history of a page has at most 50 entries: a test that counts them needs room.
      await client.send('Page.resetNavigationHistory');
    },
  };
}

const ignoreErrors = { behavior: 'ignoreErrors' } as const;

const isSame = (one: object, other: object | null) => JSON.stringify(one) === JSON.stringify(other);

/** From now on the page makes no calls. A page that is on its way to another one is silenced there. */
async function silence(page: Page): Promise<void> {
  try {
    await page.evaluate(() => {
      globalThis.fetch = () => new Promise(() => undefined);
    });
  } catch (error) {
    if (!String(error).includes('navigation')) throw error;
    await silence(page);
  }
}

/** Collects how to remove each listener that is added to `target` from now on. */
function collectListeners(target: Page | BrowserContext, removals: (() => void)[]): void {
  const on: (...args: unknown[]) => unknown = target.on.bind(target) as never;
  const off: (...args: unknown[]) => unknown = target.off.bind(target) as never;
  Reflect.set(target, 'on', (...args: unknown[]) => {
    removals.push(() => off(...args));
    return on(...args);
  });
}
