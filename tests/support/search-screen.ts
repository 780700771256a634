import type { Page } from 'playwright-core';
import type { ProductPage } from '#contracts/catalog.ts';
import type { ShopInBrowser } from './shop-in-browser.ts';

export const SEARCH_CALL = '**/api/products/?*search=*';

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Поиск' });
export const box = (page: Page) => page.getByRole('search');
export const suggestions = (page: Page) =>
  box(page).getByRole('list', { name: 'Товары' }).getByRole('link');
export const allResults = (page: Page) =>
  box(page).getByRole('link', { name: 'Показать все результаты' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const names = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
export const searchPage = (text: string) => `/search?${new URLSearchParams({ q: text })}`;

/** The search result of the API. */
export async function answered(shop: ShopInBrowser, text: string, more = ''): Promise<ProductPage> {
  const url = `/api/products/?search=${encodeURIComponent(text)}${more}`;
  return (await shop.app.inject(url)).json();
}

/** Collects the search texts of API calls from now on, in call order. */
export function countCalls(page: Page): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/' && searchParams.has('search')) {
      asked.push(searchParams.get('search'));
    }
  });
  return asked;
}
