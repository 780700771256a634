import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { CategoryName } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { searchMessages } from '#messages/catalogue/search.ts';
import { addresses } from '../../addresses.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PAGE_SIZE, type SearchData, searchAddress } from './load-results.ts';
import { SearchSorting } from './search-sorting.tsx';
import { UnderstoodPhrase } from './understood-phrase.tsx';
import './search-results.css';

interface Props {
  search: SearchData<unknown>;
  /** The cards of the results. */
  grid: ReactNode;
  /** The current choice of filters. */
  filters: readonly AppliedFilter[];
  /** Shown instead of the cards when no product passes the filters. */
  emptyStateActions: ReactNode;
  categories: readonly CategoryName[];
}

/** The search results, or suggestions for an empty result. */
export function SearchResults({
  search: { query, answer },
  grid,
  filters,
  emptyStateActions,
  categories,
}: Props) {
  const { text, sort } = query;
  const isFiltered = query.filters.length > 0;
  if (answer.state === 'failed') return <SearchFailure />;
  if (answer.state === 'nothing asked') {
    return (
      <NoResults categories={categories} message={searchMessages.orChoose}>
        <Notice>{searchMessages.hint}</Notice>
      </NoResults>
    );
  }
  if (answer.state === 'refused') {
    return (
      <NoResults categories={categories} message={searchMessages.orChoose}>
        <Notice tone="error">{answer.message}</Notice>
      </NoResults>
    );
  }
  const understood = (
    <UnderstoodPhrase understood={answer.understood} filters={query.filters} sort={sort} />
  );
  if (answer.count === 0 && !isFiltered) {
    return (
      <NoResults categories={categories} message={searchMessages.nothingAdvice}>
        {understood}
        <Notice>
          {answer.understood?.pages.length
            ? searchMessages.noGoods(text)
            : searchMessages.nothing(text)}
        </Notice>
      </NoResults>
    );
  }
  return (
    <div className="search-results">
      {answer.corrected && <p>{searchMessages.corrected(answer.corrected)}</p>}
      {understood}
      <SearchSorting query={query} filters={filters} />
      {answer.count > 0 && answer.understood?.whole === false && (
        <p className="search-results__alike">{searchMessages.alike}</p>
      )}
      {answer.count > 0 ? grid : emptyStateActions}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(answer.count / PAGE_SIZE)}
        hrefOf={(page) => searchAddress(text, { filters: query.filters, sort, page })}
      />
    </div>
  );
}

function SearchFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureNotice onRetry={revalidate} pending={state === 'loading'}>
      <BilingualText text={productListMessages.productsFailed} />
    </FailureNotice>
  );
}

interface NoResultsProps {
  categories: readonly CategoryName[];
  message: string;
  children: ReactNode;
}

/** A message and the list of all categories. */
const NoResults = ({ categories, message, children }: NoResultsProps) => (
  <div className="search-results">
    {children}
    <p>{message}</p>
    <ul className="search-results__categories">
      {categories
        .filter(({ parent }) => !parent)
        .map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={addresses.products({ category: slug })}>{name}</Link>
          </li>
        ))}
      <li>
        <Link to={addresses.categories}>{catalogMessages.categoriesHeading}</Link>
      </li>
    </ul>
  </div>
);
