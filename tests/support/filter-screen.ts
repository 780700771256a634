import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Locators of the filter screen. */
export const region = (page: Page): Locator => page.getByRole('region', { name: 'Фильтры' });
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });
export const box = (page: Page, name: RegExp): Locator => page.getByRole('checkbox', { name });
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('button');

export const names = (page: Page): Promise<string[]> =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

/** Waits until the address has exactly these parameters; repeated ones keep their order. */
export const waitForSearch = (page: Page, search: Record<string, string | string[]>) =>
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
export function countCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/products/') calls.push(url.searchParams);
  });
  return calls;
}

/** Delays the calls for lists until `release`. */
export async function holdAnswers(
  page: Page,
): Promise<{ waiting: Route[]; release: () => Promise<void> }> {
  const waiting: Route[] = [];
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
