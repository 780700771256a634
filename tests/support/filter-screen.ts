import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyPage, HeardPage, LocatorOf } from './any-page.ts';

/** Locators of the filter screen. */
export const region = <P extends AnyPage>(page: P) =>
  page.getByRole('region', { name: 'Фильтры' }) as LocatorOf<P>;
export const field = <P extends AnyPage>(page: P, name: string) =>
  page.getByRole('textbox', { name, exact: true }) as LocatorOf<P>;
export const box = <P extends AnyPage>(page: P, name: RegExp) =>
  page.getByRole('checkbox', { name }) as LocatorOf<P>;
export const chips = <P extends AnyPage>(page: P) =>
  page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('button') as LocatorOf<P>;

export const names = (page: AnyPage): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

/** Waits until the address has exactly these parameters; repeated ones keep their order. */
export const waitForSearch = (page: AnyPage, search: Record<string, string | string[]>) =>
  expect
    .poll(() => {
      const { searchParams } = new URL(page.url());
      return Object.fromEntries(
        [...new Set(searchParams.keys())].map((name) => {
          const values = searchParams.getAll(name);
          return [name, values.length > 1 ? values : values[0]];
        }),
      );
    })
    .toEqual(search);

/** Collects the API calls for lists from now on, without facets. */
export function countCalls(page: HeardPage): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/products/') calls.push(url.searchParams);
  });
  return calls;
}

/** A call that waits for its answer, in a browser or in a mounted page. */
interface Held {
  request(): { url(): string };
  continue(): Promise<void>;
}

interface HoldingPage {
  route(pattern: string, handler: (route: Held) => void): Promise<unknown>;
  unroute(pattern: string): Promise<void>;
}

/** Delays the calls for lists until `release`. */
export async function holdAnswers(
  page: HoldingPage,
): Promise<{ waiting: Held[]; release: () => Promise<void> }> {
  const waiting: Held[] = [];
  await page.route('**/api/products/?*', (route) => {
    waiting.push(route);
  });
  return {
    waiting,
    release: async () => {
      await page.unroute('**/api/products/?*');
      for (const route of waiting.splice(0)) await route.continue().catch(() => undefined);
    },
  };
}

/** Holds the script of the filters until it is let go; the page around them comes alive without it. */
export async function holdScript(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/filters-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
