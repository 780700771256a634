import { type ProductListQuery, productListQuery } from '#contracts/product-query.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import {
  type CatalogContext,
  getCategory,
  getFacets,
  getProduct,
  listCategories,
  listNewProducts,
  listProducts,
  pageLinks,
} from '#modules/catalog/index.ts';
import { getSiteSettings } from '#modules/settings/index.ts';
import { isPassing } from '#platform/database/failures.ts';
import { DomainError } from '#platform/domain-error.ts';
import { domainErrorAnswer, unavailable } from '#platform/http/errors.ts';

/** The shop as pages see it on the server: the domain itself, failing in the way the API would. */
export function createInProcessShop(context: CatalogContext, publicUrl: string): Shop {
  return {
    siteSettings: () => asShop(getSiteSettings(context.db)),
    categories: () => asShop(listCategories(context)),
    category: (slug) => asShop(getCategory(context, slug)),
    product: (idOrSlug) => asShop(getProduct(context, idOrSlug)),
    newProducts: () => asShop(listNewProducts(context)),
    async products(query) {
      const parsed = parse(query);
      const slice = await asShop(listProducts(context, parsed));
      return { ...slice, ...pageLinks(publicUrl, parsed, slice.count) };
    },
    facets: async (query) => asShop(getFacets(context, parse(query))),
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
