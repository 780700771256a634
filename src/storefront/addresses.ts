import type { FilterParameters } from '#contracts/filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

/** The static pages of the home address (spec section 2). */
export const staticPageNames = ['orders-returns', 'delivery', 'about-company', 'contacts'] as const;
export type StaticPageName = (typeof staticPageNames)[number];

/** The addresses of the pages, the one place that spells them. */
export const addresses = {
  home: '/',
  staticPage: (name: StaticPageName) => `/?page=${name}`,
  categories: '/category/',
  cart: '/cart/',
  checkout: '/checkout/',
  wishlist: '/wishlist',
  compare: '/compare',
  register: '/register',
  logout: '/logout',
  resetPassword: '/reset-password',
  account: '/account/',
  accountOrders: '/account/orders',
  accountWishlist: '/account/wishlist',
  profile: '/account/profile',
  policy: '/policy.pdf',
  /** `next`: where to go after signing in, a path of ours. */
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  product: (slug: string) => `/products/${slug}`,
  variant: (productSlug: string, variantSlug: string) =>
    `/products/${productSlug}/variant/${variantSlug}`,
  /** The drawing of a variant, where no photograph is to be had. */
  drawing: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/photo.svg`,
  products: ({ category, filters, sort, page = 1, pageSize = 20 }: ListAddress) =>
    `/products/?${searchParameters({
      category,
      ...filters,
      o: sort,
      page_size: pageSize === 20 ? undefined : pageSize,
      page: page > 1 ? page : undefined,
    })}`,
  search: (text: string, { filters, sort, page = 1 }: SearchAddress = {}) =>
    `/search?${searchParameters({ q: text, ...filters, o: sort, page: page > 1 ? page : undefined })}`,
} as const;

interface ListAddress {
  category: string;
  filters?: FilterParameters | undefined;
  sort?: string | undefined;
  page?: number;
  pageSize?: number;
}

interface SearchAddress {
  filters?: FilterParameters | undefined;
  sort?: string | undefined;
  page?: number;
}

/**
 * The path to go on to after signing in: what `?next=` says if it is a page of ours, else the account. `/.//x` is none: without the dot
 * that it is read without, it is the address of another site.
 */
export function nextAddress(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const base = 'http://shop.invalid';
  const isOwn = next.startsWith('/') && !/\p{Cc}/u.test(next) && URL.canParse(next, base);
  if (!isOwn) return addresses.account;
  const { origin, pathname, search: query } = new URL(next, base);
  const isOurs = origin === base && !pathname.startsWith('//');
  return isOurs ? pathname + query : addresses.account;
}

/** An address of ours with its origin; one that has an origin of its own is left alone. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;
