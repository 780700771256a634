import { searchMessages } from '#messages/search.ts';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../addresses.ts';
import { toCard } from '../features/catalog/product-card-view.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { loadResults } from '../features/search/load-results.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import { clientLoader as inBrowser, type LoadArgs, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/search.ts';
import { cardActions } from './card-actions.tsx';

const FIRST_ROW = 4;

const load = (args: LoadArgs<unknown>) => loadResults(args, toCard);

export const loader = serverLoader(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { text = '', page = 1 } = loaderData?.query ?? {};
  return pageMeta(matches, {
    title: siteMessages.pageTitle(
      text ? searchMessages.pageTitle(text, page) : searchMessages.title,
    ),
    description: searchMessages.description,
    noindex: true,
  });
};

export default function Search({ loaderData: search }: Route.ComponentProps) {
  const { categories } = useSite();
  const { query, answer } = search;
  const crumbs = [
    { label: siteMessages.menuHome, to: addresses.home },
    { label: searchMessages.title, to: addresses.search(query.text) },
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head search-head">
        <div className="page-head__row">
          <h1>
            {searchMessages.title}
            {query.text && <span> {searchMessages.quoted(query.text)}</span>}
          </h1>
          {answer.state === 'found' && answer.count > 0 && (
            <span className="soft">{searchMessages.count(answer.count)}</span>
          )}
        </div>
      </div>
      <SearchResults
        search={search}
        categories={categories.ok ? categories.data : []}
        grid={
          answer.state === 'found' && (
            <ProductGrid
              products={answer.cards}
              actions={cardActions}
              heading="h2"
              priority={FIRST_ROW}
            />
          )
        }
      />
    </>
  );
}
