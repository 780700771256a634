import { ShopError } from '#contracts/shop.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { CategoryText } from '../features/catalog/category-text.tsx';
import { type ListData, loadList } from '../features/catalog/load-list.ts';
import { NoCategory, ProductList } from '../features/catalog/product-list.tsx';
import { Subcategories } from '../features/catalog/subcategories.tsx';
import { categoryCrumbs, pageMeta, siteOf } from '../features/site/page-meta.ts';
import { type SiteData, useSite } from '../features/site/site-data.ts';
import { clientLoader as inBrowser, type LoadArgs, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/products.ts';
import { cardActions } from './card-actions.tsx';

/** `file` is the last part of an address such as /products.html, which shows the list too. Other files are 404. */
async function load(args: LoadArgs<{ file?: string }>) {
  const { file } = args.params;
  if (file !== undefined && !/^products\.\w+$/.test(file)) throw new ShopError(404, file);
  return loadList(args);
}

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

const crumbsOf = (list: ListData | null, site: SiteData | undefined) => [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: catalogMessages.categories, to: addresses.categories },
  ...(list ? categoryCrumbs(site, { slug: list.query.category, name: nameOf(list) }) : []),
];

const nameOf = (list: ListData | null) => list?.categoryName ?? productListMessages.products;

export const meta: Route.MetaFunction = ({ loaderData: list, matches }) => {
  if (!list) {
    return pageMeta(matches, {
      title: productListMessages.products,
      description: catalogMessages.categoriesDescription,
      noindex: true,
    });
  }
  const { category, page, filters } = list.query;
  const isFiltered = filters.length > 0;
  const count = list.products.ok ? list.products.data.count : null;
  return pageMeta(matches, {
    title: productListMessages.listTitle(list.texts.seo_title || nameOf(list), page),
    description:
      list.texts.seo_description || productListMessages.listDescription(nameOf(list), count),
    isWritten: Boolean(list.texts.seo_description),
    canonical: addresses.products({ category, page: isFiltered ? 1 : page }),
    noindex: isFiltered && 'follow',
    image: list.products.ok ? list.products.data.photo : undefined,
    crumbs: crumbsOf(list, siteOf(matches)),
  });
};

export default function Products({ loaderData: list }: Route.ComponentProps) {
  const site = useSite();
  const categories = site.categories.ok ? site.categories.data : [];
  const below = categories.filter(({ parent }) => list && parent === list.query.category);
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(list, site)} />
      <div className="page-head">
        <div className="page-head__row">
          <h1>{nameOf(list)}</h1>
          {list?.products.ok && (
            <span className="soft">{productListMessages.count(list.products.data.count)}</span>
          )}
        </div>
      </div>
      {below.length > 0 && <Subcategories categories={below} />}
      {list ? (
        <>
          <ProductList key={list.query.category} list={list} actions={cardActions} />
          {list.texts.description && <CategoryText text={list.texts.description} />}
        </>
      ) : (
        <NoCategory categories={categories.filter(({ parent }) => !parent)} />
      )}
    </>
  );
}
