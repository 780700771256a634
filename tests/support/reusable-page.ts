import type { BrowserContext, Page } from 'playwright-core';

/** Calls after which a page or its context differs from a new one. */
const CHANGES = [
  'addInitScript',
  'addCookies',
  'emulateMedia',
  'setViewportSize',
  'setOffline',
  'newPage',
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
  /** True for a console error of calls that {@link reset} has cut off. */
  isOfReset(complaint: string): boolean;
  /** Puts entries into the local storage of the shop. */
  store(entries: Record<string, string>): Promise<void>;
  /** Leaves the shop and forgets what it stored in the browser. Nothing that the page still sends on leaving reaches the shop. */
  reset(): Promise<void>;
}

export function reusable(page: Page): ReusablePage {
  const context = page.context();
  const setOffline = context.setOffline.bind(context);
  const listeners: (() => void)[] = [];
  for (const target of [page, context]) collectListeners(target, listeners);
  let isChanged = false;
  let isResetting = false;
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
    isOfReset: (complaint) =>
      isResetting || (!isChanged && complaint.includes('ERR_INTERNET_DISCONNECTED')),
    async store(entries) {
      if (!page.url().endsWith(BLANK)) await page.goto(BLANK);
      await page.evaluate((all) => Object.assign(localStorage, all), entries);
    },
    async reset() {
      isResetting = true;
      for (const remove of listeners.splice(0)) remove();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.mouse.move(0, 0);
      await setOffline(true);
      await page.goto('about:blank');
      await setOffline(false);
      await context.clearCookies();
      await page.goto(BLANK);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      isResetting = false;
    },
  };
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
