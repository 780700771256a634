import { type ProductListQuery, productListQuery } from '#contracts/product-query.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import {
  getCategory,
  getFacets,
  getProduct,
  listCategories,
  listNewProducts,
  listProducts,
  pageLinks,
  type ReadCatalogue,
} from '#modules/catalog/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { isPassing } from '#platform/database/failures.ts';
import { DomainError } from '#platform/domain-error.ts';
import { domainErrorAnswer, unavailable } from '#platform/http/errors.ts';

/** The shop as pages see it on the server: the domain itself, failing in the way the API would. */
export function createInProcessShop(read: ReadCatalogue, publicUrl: string): Shop {
  return {
    siteSettings: () => asShop(read(({ db }) => getSiteSettings(db))),
    categories: () => asShop(read(listCategories)),
    category: (slug) => asShop(read((context) => getCategory(context, slug))),
    product: (idOrSlug) => asShop(read((context) => getProduct(context, idOrSlug))),
    newProducts: () => asShop(read(listNewProducts)),
    async products(query) {
      const parsed = parse(query);
      const slice = await asShop(read((context) => listProducts(context, parsed)));
      return { ...slice, ...pageLinks(publicUrl, parsed, slice.count) };
    },
    async facets(query) {
      const parsed = parse(query);
      return asShop(read((context) => getFacets(context, parsed)));
    },
  };
}

function parse(query: Partial<ProductListQuery>): ProductListQuery {
  const parsed = productListQuery.safeParse(query);
  if (!parsed.success) throw refusal(parsed.error.issues);
  return parsed.data;
}

/** What the API answers to a query that its contract does not allow. */
function refusal(issues: readonly { path: PropertyKey[]; message: string }[]): ShopError {
  const fields: FieldErrors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), [message]]),
  );
  return new ShopError(400, Object.values(fields).flat().join(' '), fields, fields);
}

const asShop = <Data>(promise: Promise<Data>): Promise<Data> =>
  promise.catch((error: unknown) => {
    const isDomains = error instanceof DomainError;
    if (!isDomains && !isPassing(error)) throw error;
    const { status, body } = isDomains ? domainErrorAnswer(error) : unavailable;
    const fields = isDomains ? (error.details.fields as FieldErrors) : undefined;
    throw new ShopError(status, String(body.detail ?? ''), body, fields);
  });
