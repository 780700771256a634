import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { CategoryGrid } from '../features/catalog/category-grid.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { block, clientLoader as inBrowser, type LoadArgs, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/categories.ts';

const load = ({ shop }: LoadArgs<unknown>) => block(shop.categories());

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

const crumbs = [
  { label: siteMessages.menuHome, to: addresses.home },
  { label: catalogMessages.categories, to: addresses.categories },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: catalogMessages.categories,
    description: catalogMessages.categoriesDescription,
    canonical: addresses.categories,
    crumbs,
  });

export default function Categories({ loaderData: categories }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head">
        <h1>{catalogMessages.categoriesHeading}</h1>
      </div>
      <CategoryGrid categories={categories} />
    </>
  );
}
