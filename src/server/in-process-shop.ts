import type { ErrorCode } from '#contracts/errors.ts';
import { type ProductListQuery, productListQuery } from '#contracts/product-query.ts';
import { type Shop, ShopError } from '#contracts/shop.ts';
import type { SiteSettings } from '#contracts/site-settings.ts';
import { type FieldErrors, slug } from '#contracts/validation.ts';
import { getCategory, listCategories } from '#modules/catalog/list-categories.ts';
import { getMaker, listMakers } from '#modules/catalog/makers.ts';
import { pageLinks } from '#modules/catalog/page-links.ts';
import {
  getFacets,
  getProduct,
  listCompanions,
  listNewProducts,
  listProducts,
  listSimilar,
  type ReadCatalogue,
} from '#modules/catalog/service.ts';
import { objectOf } from '#modules/catalog/written-product.ts';
import type { GetPublicSettings } from '#modules/settings/public-settings.ts';
import { getPage } from '#modules/settings/text-pages.ts';
import { isTransient } from '#platform/database/failures.ts';
import { DomainError } from '#platform/errors/domain-error.ts';
import {
  domainErrorAnswer,
  type ErrorAnswer,
  failed,
  fieldRefusal,
  unavailable,
} from '#platform/http/errors.ts';

/** What this process has read last: a page whose settings cannot be read still has its name and contacts. */
let lastSettings: Partial<SiteSettings> = {};

interface ShopSources {
  readonly read: ReadCatalogue;
  readonly publicSettings: GetPublicSettings;
  readonly publicUrl: string;
}

/** The `Shop` of one request to the server: calls the modules directly and fails as the API does. The settings are read once. `onError` gets unexpected errors. */
export function createInProcessShop(
  { read, publicSettings, publicUrl }: ShopSources,
  onError: (error: Error) => void,
): Shop {
  const asShop = failingAsApi(onError);
  const readSettings = async () => {
    const settings = await asShop(read(({ db, clock }) => publicSettings(db, clock.now())));
    lastSettings = settings;
    return settings;
  };
  let settings: Promise<SiteSettings> | undefined;
  return {
    siteSettings: () => (settings ??= readSettings()),
    lastSettings: () => lastSettings,
    page: (text, version) =>
      asShop(
        read(async ({ db, clock }) =>
          getPage(db, slugOf(text, 'text_page_not_found'), { now: clock.now(), version }),
        ),
      ),
    categories: () => asShop(read(listCategories)),
    category: (text) =>
      asShop(read(async (context) => getCategory(context, slugOf(text, 'category_not_found')))),
    makers: () => asShop(read(listMakers)),
    maker: (text) =>
      asShop(read(async (context) => getMaker(context, slugOf(text, 'maker_not_found')))),
    product: (text) =>
      asShop(
        read(async (context) =>
          objectOf(await getProduct(context, slugOf(text, 'product_not_found'))),
        ),
      ),
    similar: (text, count) =>
      asShop(
        read(async (context) =>
          (await listSimilar(context, slugOf(text, 'product_not_found'), count)).map(objectOf),
        ),
      ),
    companions: (text, variant) =>
      asShop(
        read(async (context) =>
          (await listCompanions(context, slugOf(text, 'product_not_found'), { variant })).map(
            objectOf,
          ),
        ),
      ),
    newProducts: () =>
      asShop(read(async (context) => (await listNewProducts(context)).map(objectOf))),
    async products(query) {
      const parsed = parse(query);
      const slice = await asShop(read((context) => listProducts(context, parsed)));
      const results = slice.results.map(objectOf);
      return { ...slice, results, ...pageLinks(publicUrl, parsed, slice.count) };
    },
    async facets(query) {
      const parsed = parse(query);
      return asShop(read((context) => getFacets(context, parsed)));
    },
  };
}

/** A text that cannot be a slug is not looked up in the database. */
function slugOf(text: string, otherwise: ErrorCode): string {
  if (!slug.safeParse(text).success) throw new DomainError(otherwise);
  return text;
}

function parse(query: Partial<ProductListQuery>): ProductListQuery {
  const parsed = productListQuery.safeParse(query);
  if (!parsed.success) throw refusal(parsed.error.issues);
  return parsed.data;
}

/** The error that the API gives for an invalid query. */
function refusal(issues: readonly { path: PropertyKey[]; message: string }[]): ShopError {
  const fields: FieldErrors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), [message]]),
  );
  const { status, body } = fieldRefusal(fields);
  return new ShopError(status, Object.values(fields).flat().join(' '), body, fields);
}

const failingAsApi =
  (onError: (error: Error) => void) =>
  <Data>(promise: Promise<Data>): Promise<Data> =>
    promise.catch((error: unknown) => {
      if (error instanceof DomainError) {
        const { status, body } = domainErrorAnswer(error);
        throw shopError(status, body, error.details.fields as FieldErrors);
      }
      if (isTransient(error)) throw shopError(unavailable.status, unavailable.body);
      onError(error instanceof Error ? error : new Error(String(error)));
      throw shopError(failed.status, failed.body);
    });

const shopError = (status: number, body: ErrorAnswer['body'], fields?: FieldErrors) =>
  new ShopError(status, String(body.detail ?? ''), body, fields);
