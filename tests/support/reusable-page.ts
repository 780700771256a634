import type { Page } from 'playwright-core';

/** Calls after which a page or its context differs from a new one. */
const CHANGES = [
  'route',
  'addInitScript',
  'addCookies',
  'emulateMedia',
  'setViewportSize',
  'setOffline',
  'newPage',
  'newCDPSession',
  'on',
  'close',
  // Of the clock.
  'install',
  'pauseAt',
];

/** A page that later tests can use, unless its test has changed it. */
export interface ReusablePage {
  readonly page: Page;
  /** False after a call that {@link reset} cannot undo. */
  isUnchanged(): boolean;
  /** Leaves the shop and forgets what it stored in the browser. Nothing that the page still sends on leaving reaches the shop. */
  reset(): Promise<void>;
}

export function reusable(page: Page): ReusablePage {
  const context = page.context();
  const setOffline = context.setOffline.bind(context);
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
    async reset() {
      await page.mouse.move(0, 0);
      await setOffline(true);
      await page.goto('about:blank');
      await setOffline(false);
      await context.clearCookies();
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    },
  };
}
