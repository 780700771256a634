import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import { searchMessages } from '#messages/catalogue/search.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../addresses.ts';
import { shopClient } from '../api/shop-client.ts';
import { Filtered, narrowingSince } from '../features/catalog/filters/filtered.tsx';
import type { FilterDraft } from '../features/catalog/filters/filters-props.ts';
import { LazyEmptyStateActions } from '../features/catalog/filters/lazy-filters.tsx';
import {
  type ListedCard,
  loadSearchCardMaker,
  loadSearchFacets,
  loadSearchFilters,
} from '../features/catalog/filters/load-filters.ts';
import { useNarrowed } from '../features/catalog/filters/use-narrowed.ts';
import { ProductGrid } from '../features/catalog/product-grid.tsx';
import { ResultAnnouncement } from '../features/catalog/result-announcement.tsx';
import { useIsReloading } from '../features/catalog/use-is-reloading.ts';
import { loadResults, readSearchQuery, searchAddress } from '../features/search/load-results.ts';
import { SearchResults } from '../features/search/search-results.tsx';
import { pageMeta } from '../features/site/page-meta.ts';
import { useSite } from '../features/site/site-data.ts';
import { ToldSearch } from '../features/telemetry/told-search.tsx';
import { parseJsonText, toJsonText } from '../json-text.ts';
import { clientLoader as inBrowser, type LoadArgs, serverLoader } from '../load.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import type { Route } from './+types/search.ts';
import { cardActions } from './card-actions.tsx';

const FIRST_ROW = 4;

async function load(args: LoadArgs<unknown>) {
  return loadWith(args, (filters) => readFacets(args, filters));
}

/** A page of the server comes before its facets, which cost more than the results, unless filters are set: `null`. */
const loadFirst = (args: LoadArgs<unknown>) =>
  loadWith(args, (filters) =>
    filters.length > 0 ? readFacets(args, filters) : Promise.resolve(null),
  );

async function loadWith<Found>(
  args: LoadArgs<unknown>,
  read: (filters: readonly AppliedFilter[]) => Promise<Found>,
) {
  const filters = await loadSearchFilters(args.url.searchParams);
  const [search, facets] = await Promise.all([
    loadSearchCardMaker().then((toCard) =>
      loadResults(args, filters, (products) => toJsonText(products.map(toCard))),
    ),
    read(filters),
  ]);
  return { ...search, facets };
}

const readFacets = ({ shop, url }: LoadArgs<unknown>, filters: readonly AppliedFilter[]) =>
  loadSearchFacets(shop, readSearchQuery(url.searchParams).text, filters);

export const loader = serverLoader(loadFirst);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { text = '', page = 1 } = loaderData?.query ?? {};
  return pageMeta(matches, {
    title: text ? searchMessages.pageTitle(text, page) : searchMessages.title,
    description: searchMessages.description,
    address: text ? addresses.search(text, { page }) : undefined,
    noindex: true,
  });
};

export default function Search({ loaderData: search }: Route.ComponentProps) {
  const { query, answer } = search;
  const { text, sort, filters } = query;
  const crumbs = [
    { label: siteMessages.menuHome, to: addresses.home },
    { label: searchMessages.title, to: addresses.search(text) },
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className="page-head search-head">
        <div className="page-head__row">
          <h1>
            {searchMessages.title}
            {text && <span> {searchMessages.quoted(text)}</span>}
          </h1>
          {answer.state === 'found' && answer.count > 0 && (
            <span className="soft">{searchMessages.count(answer.count)}</span>
          )}
        </div>
      </div>
      {canBeFiltered(search) ? (
        <Filtered
          key={text}
          list={{ filters }}
          facets={search.facets}
          awaited={awaitedFacets(search)}
          form={{ action: '/search', hidden: { q: text, o: sort } }}
        >
          {(draft) => <Results search={search} draft={draft} />}
        </Filtered>
      ) : (
        <Results search={search} draft={null} />
      )}
    </>
  );
}

const useCards = ({ answer }: SearchPage): readonly ListedCard[] =>
  useMemo(() => (answer.state === 'found' ? parseJsonText(answer.cards) : []), [answer]);

type SearchPage = Route.ComponentProps['loaderData'];

/** Filters are shown when there are results, when set filters exclude all of them, or when the results failed to load. */
const canBeFiltered = ({ query, answer, facets }: SearchPage): boolean =>
  answer.state === 'found'
    ? answer.count > 0 || query.filters.length > 0
    : answer.state === 'failed' && facets?.ok === true;

const awaitedFacets = ({ query: { text, filters }, answer }: SearchPage) => ({
  count: answer.state === 'found' ? answer.count : 0,
  read: () => loadSearchFacets(shopClient, text, filters),
});

interface ResultsProps {
  search: SearchPage;
  draft: FilterDraft | null;
}

/** The results, filtered optimistically until the server answers. */
function Results({ search, draft }: ResultsProps) {
  const { categories } = useSite();
  const busy = useIsReloading();
  const { query, answer, facets } = search;
  const { text, sort, filters } = query;
  const narrowing = narrowingSince(draft, filters);
  const cards = useNarrowed(useCards(search), narrowing, narrowing !== null);
  // The staff looks at what visitors find.
  const isFromOffice = useSearchParams()[0].get('from') === 'office';
  return (
    <>
      {answer.state === 'found' && (
        <ToldSearch
          text={text}
          isContinued={isFromOffice || query.page > 1 || filters.length > 0}
        />
      )}
      <ResultAnnouncement answer={answer} count={answer.state === 'found' ? answer.count : null} />
      <SearchResults
        search={search}
        filters={draft?.filters ?? filters}
        categories={categories.ok ? categories.data : []}
        grid={
          <ProductGrid
            products={cards}
            actions={cardActions}
            heading="h2"
            priority={FIRST_ROW}
            busy={busy}
          />
        }
        emptyStateActions={
          <LazyEmptyStateActions
            filters={filters}
            facets={facets}
            hrefOf={(others) => searchAddress(text, { filters: others, sort })}
          />
        }
      />
    </>
  );
}
