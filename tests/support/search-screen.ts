import type { ProductPage } from '#contracts/catalog.ts';
import type { AnyPage, HeardPage, LocatorOf } from './any-page.ts';
import type { TestApp } from './build-test-app.ts';

export const SEARCH_CALL = '**/api/products/?*search=*';

export const field = <P extends AnyPage>(page: P) =>
  page.getByRole('searchbox', { name: 'Поиск' }) as LocatorOf<P>;
export const box = <P extends AnyPage>(page: P) => page.getByRole('search') as LocatorOf<P>;
export const suggestions = <P extends AnyPage>(page: P) =>
  box(page).getByRole('list', { name: 'Товары' }).getByRole('link') as LocatorOf<P>;
export const allResults = <P extends AnyPage>(page: P) =>
  box(page).getByRole('link', { name: 'Показать все результаты' }) as LocatorOf<P>;
export const heading = <P extends AnyPage>(page: P) =>
  page.getByRole('heading', { level: 1 }) as LocatorOf<P>;
export const names = (page: AnyPage) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
export const searchPage = (text: string) => `/search?${new URLSearchParams({ q: text })}`;

/** The search result of the API. */
export async function answered(
  shop: Pick<TestApp, 'app'>,
  text: string,
  more = '',
): Promise<ProductPage> {
  const url = `/api/products/?search=${encodeURIComponent(text)}${more}`;
  return (await shop.app.inject(url)).json();
}

/** Collects the search texts of API calls from now on, in call order. */
export function countCalls(page: HeardPage): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/' && searchParams.has('search')) {
      asked.push(searchParams.get('search'));
    }
  });
  return asked;
}
