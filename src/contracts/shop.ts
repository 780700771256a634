import type { Category, CategoryDetails, Product, ProductDetails, ProductPage } from './catalog.ts';
import type { ErrorCode } from './errors.ts';
import type { Facets } from './facets.ts';
import type { Maker, MakerDetails } from './makers.ts';
import type { ProductListQuery } from './product-query.ts';
import type { TextPage } from './shop-content.ts';
import type { SiteSettings } from './site-settings.ts';
import type { FieldErrors } from './validation.ts';

/**
 * The data interface of the pages. On the server it calls the domain modules, in the browser it calls the public API by `fetch`.
 * Both reject with {@link ShopError}.
 */
export interface Shop {
  siteSettings(): Promise<SiteSettings>;
  /** The settings as they were read last, as far as they were, for a page whose settings cannot be read. */
  lastSettings(): Partial<SiteSettings>;
  /** A page of text. Rejects with 404 if it does not exist. `version`: of a legal document, otherwise the one in force. */
  page(slug: string, version?: number): Promise<TextPage>;
  categories(): Promise<Category[]>;
  category(slug: string): Promise<CategoryDetails>;
  /** The makers with products on sale. */
  makers(): Promise<Maker[]>;
  /** A maker. Rejects with 404 if there is none. */
  maker(slug: string): Promise<MakerDetails>;
  /** One page of products. Rejects with 404 if the category or the page does not exist. */
  products(query: Partial<ProductListQuery>): Promise<ProductPage>;
  /** The filter options of the same list, with counts. */
  facets(query: Partial<ProductListQuery>): Promise<Facets>;
  product(idOrSlug: string): Promise<ProductDetails>;
  /** Products of the same category, the most alike first; also for a withdrawn product. */
  similar(idOrSlug: string, count: number): Promise<Product[]>;
  /** Products of other kinds that fit to a variant of a product: the one of this slug, else the first. */
  companions(idOrSlug: string, variant: string | undefined): Promise<Product[]>;
  newProducts(): Promise<Product[]>;
}

/** A failed call. `status`: the HTTP status, 0 without a response. */
export class ShopError extends Error {
  readonly status: number;
  /** Why the shop refused; null where the answer is not the shop's. */
  readonly code: ErrorCode | null;
  readonly fields: FieldErrors;
  /** The response body, for messages that quote it. */
  readonly body: unknown;

  /** Compares the name: the storefront build has its own copy of this class. */
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
