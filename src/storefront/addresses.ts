import type { FilterParameters } from '#contracts/applied-filters.ts';
import { searchParameters } from '#contracts/search-parameters.ts';

/** The addresses of all pages. No other file spells them out. */
export const addresses = {
  home: '/',
  /** A page of text (spec section 2). `version`: of a legal document. */
  textPage: (slug: string, version?: number) =>
    `/?page=${encodeURIComponent(slug)}${version ? `&version=${version}` : ''}`,
  /** The PDF of a legal document. */
  documentFile: (slug: string) => `/${slug}.pdf`,
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
  accountOrder: (id: number) => `/account/orders/${id}`,
  findOrder: '/orders/find',
  accountWishlist: '/account/wishlist',
  profile: '/account/profile',
  devices: '/account/devices',
  joinOrders: (key: string) => `/join-orders/${key}`,
  policy: '/policy.pdf',
  /** `next`: the path to open after signing in. */
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  product: (slug: string) => `/products/${slug}`,
  variant: (productSlug: string, variantSlug: string) =>
    `/products/${productSlug}/variant/${variantSlug}`,
  /** The goods of a maker. */
  maker: (slug: string, { filters, sort, page = 1, pageSize = 20 }: MakerAddress = {}) => {
    const query = searchParameters({ ...filters, ...viewOf({ sort, page, pageSize }) }).toString();
    return `/makers/${slug}${query && `?${query}`}`;
  },
  /** The generated SVG drawing of a variant, the fallback when it has no photo. */
  drawing: (productSlug: string, variantSlug: string) =>
    `/drawings/products/${productSlug}/${variantSlug}/photo.svg`,
  products: ({ category, filters, sort, page = 1, pageSize = 20 }: ListAddress) =>
    `/products/?${searchParameters({ category, ...filters, ...viewOf({ sort, page, pageSize }) })}`,
  search: (text: string, { filters, sort, page = 1 }: SearchAddress = {}) =>
    `/search?${searchParameters({ q: text, ...filters, o: sort, page: page > 1 ? page : undefined })}`,
} as const;

interface ListAddress extends MakerAddress {
  category: string;
}

interface MakerAddress {
  filters?: FilterParameters | undefined;
  sort?: string | undefined;
  page?: number;
  pageSize?: number;
}

const viewOf = ({ sort, page = 1, pageSize }: Omit<MakerAddress, 'filters'>) => ({
  o: sort,
  page_size: pageSize === 20 ? undefined : pageSize,
  page: page > 1 ? page : undefined,
});

interface SearchAddress {
  filters?: FilterParameters | undefined;
  sort?: string | undefined;
  page?: number;
}

/**
 * The path to open after a sign-in: `?next=` when it is a path of this site, else the account. `/.//x` is rejected: a browser normalises
 * it to `//x`, which is the address of another site.
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

/** Prefixes a path with the origin. An address that has its own origin is returned unchanged. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;
