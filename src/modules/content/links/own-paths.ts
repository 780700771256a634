/** The pages of the shop that need no data of the owner. */
const shopPages: ReadonlySet<string> = new Set([
  '',
  '/category',
  '/products',
  '/search',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/logout',
  '/orders/find',
  '/reset-password',
  '/reset-password/confirm',
  '/wishlist',
  '/compare',
  '/account',
  '/account/orders',
  '/account/wishlist',
  '/account/profile',
  '/account/devices',
]);

const MAKER = /^\/makers\/([^/.]+)$/;
const PRODUCT = /^\/products\/([^/.]+)(?:\/variant\/[^/]+)?$/;

/** The path of an own link without the last slash; undefined for an address of another site. */
const ownPath = (link: string): string | undefined =>
  link.startsWith('/')
    ? new URL(link, 'http://shop.invalid').pathname.replace(/\/$/, '')
    : undefined;

/** The slug of the product to which a link leads. Numbers are ids, which are not judged. */
export function productOfLink(link: string): string | undefined {
  const slug = PRODUCT.exec(ownPath(link) ?? '')?.[1];
  return slug && !/^\d+$/.test(slug) ? slug : undefined;
}

/** The slug of the maker to whose page a link leads. */
export const makerOfLink = (link: string): string | undefined =>
  MAKER.exec(ownPath(link) ?? '')?.[1]?.toLowerCase();

/** Whether an own link has a path that the shop does not serve. Paths of the API, and of files, which have a dot, are not judged. */
export function isUnknownPath(link: string): boolean {
  const path = ownPath(link);
  if (path === undefined || path.includes('.') || path.startsWith('/api/')) return false;
  return !shopPages.has(path) && !PRODUCT.test(path) && !MAKER.test(path);
}
