import type { ReusablePage } from './reusable-page.ts';

/** Open pages slow down the browser: so many wait for the next file of tests. */
const MOST_IDLE = 4;

/** Pages that wait for their next test, the last used last. Their key is the address of the shop and the options of the page. */
const idle: { readonly key: string; readonly page: ReusablePage }[] = [];

/** The last page that was left with this key. */
export function takeIdlePage(key: string): ReusablePage | undefined {
  const index = idle.findLastIndex((one) => one.key === key);
  return index < 0 ? undefined : idle.splice(index, 1)[0]?.page;
}

export function leaveIdlePage(key: string, page: ReusablePage): void {
  idle.push({ key, page });
}

/** Closes the pages for which `isNeeded` is false, and the longest unused beyond {@link MOST_IDLE}. */
export async function closeIdlePages(isNeeded: (key: string) => boolean): Promise<void> {
  const needed = idle.filter(({ key }) => isNeeded(key)).slice(-MOST_IDLE);
  const others = idle.filter((one) => !needed.includes(one));
  idle.splice(0, idle.length, ...needed);
  await Promise.all(others.map(({ page }) => page.page.context().close()));
}
