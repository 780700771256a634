/** The addresses of the pages, the one place that spells them. */
export const addresses = {
  home: '/',
  categories: '/category/',
  cart: '/cart/',
  checkout: '/checkout/',
  policy: '/policy.pdf',
  product: (slug: string) => `/products/${slug}`,
  variant: (productSlug: string, variantSlug: string) =>
    `/products/${productSlug}/variant/${variantSlug}`,
  products: ({ category, sort, page = 1, pageSize = 20 }: ListAddress) => {
    const query = new URLSearchParams({ category });
    if (sort) query.set('o', sort);
    if (pageSize !== 20) query.set('page_size', String(pageSize));
    if (page > 1) query.set('page', String(page));
    return `/products/?${query}`;
  },
} as const;

interface ListAddress {
  category: string;
  sort?: string | undefined;
  page?: number;
  pageSize?: number;
}

/** An address of ours with its origin; one that has an origin of its own is left alone. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;
