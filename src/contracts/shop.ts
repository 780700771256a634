import type { Category, Product, ProductDetails, ProductPage } from './catalog.ts';
import type { ErrorCode } from './errors.ts';
import type { Facets } from './facets.ts';
import type { ProductListQuery } from './product-query.ts';
import type { SiteSettings } from './settings.ts';
import type { FieldErrors } from './validation.ts';

/**
 * What the pages read. On the server it is bound to the domain modules, in the browser to `fetch` on the public API;
 * both reject with {@link ShopError}.
 */
export interface Shop {
  siteSettings(): Promise<SiteSettings>;
  categories(): Promise<Category[]>;
  category(slug: string): Promise<Category>;
  /** One page of products; rejects with 404 where the category or the page does not exist. */
  products(query: Partial<ProductListQuery>): Promise<ProductPage>;
  /** What the same list can be filtered by, with counts. */
  facets(query: Partial<ProductListQuery>): Promise<Facets>;
  product(idOrSlug: string): Promise<ProductDetails>;
  newProducts(): Promise<Product[]>;
}

/** A failed call: `status` is the HTTP status, 0 where no answer came. */
export class ShopError extends Error {
  readonly status: number;
  /** Why the shop refused; null where the answer is not the shop's. */
  readonly code: ErrorCode | null;
  readonly fields: FieldErrors;
  /** The answer as it came, for messages that quote it. */
  readonly body: unknown;

  /** By name, not by identity: the storefront's build carries its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): value is ShopError {
    return value instanceof Error && value.name === 'ShopError';
  }

  constructor(status: number, message: string, body: unknown = null, fields: FieldErrors = {}) {
    super(message);
    this.name = 'ShopError';
    this.status = status;
    this.body = body;
    this.code = codeOf(body);
    this.fields = fields;
  }
}

const codeOf = (body: unknown): ErrorCode | null =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? (body.code as ErrorCode)
    : null;
