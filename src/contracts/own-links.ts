/** What pages a shop has. */
export interface KnownPages {
  /** Undefined while they are not known. */
  readonly categories: readonly { readonly slug: string }[] | undefined;
  readonly pages: readonly { readonly slug: string }[];
}

/** The address of a page of the shop, `/…`, as a header can have it: letters beyond ASCII are encoded, what is encoded already stays. */
export function encodedAddress(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://shop.invalid');
  return pathname + search + hash;
}

/** Whether a link of the owner leads nowhere: to a category or a page of text that the shop does not have. Other links are not judged. */
export function isDeadLink(link: string, { categories, pages }: KnownPages): boolean {
  if (!link.startsWith('/')) return false;
  const { pathname, searchParams } = new URL(link, 'http://shop.invalid');
  const has = (list: readonly { readonly slug: string }[], slug: string) =>
    list.some((one) => one.slug === slug);
  const category = searchParams.get('category');
  const page = searchParams.get('page');
  if (/^\/products\/?$/.test(pathname) && category !== null) {
    return categories !== undefined && !has(categories, category);
  }
  return pathname === '/' && page !== null && !has(pages, page);
}
