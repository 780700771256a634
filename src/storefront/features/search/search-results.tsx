import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { CategoryName } from '#contracts/catalog.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { catalogMessages } from '#messages/catalog.ts';
import { searchMessages } from '#messages/search.ts';
import { addresses } from '../../addresses.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PAGE_SIZE, type SearchData } from './load-results.ts';
import { SearchSorting } from './search-sorting.tsx';
import './search-results.css';

interface Props {
  search: SearchData<unknown>;
  /** The cards of the results. */
  grid: ReactNode;
  /** The current choice of filters. */
  filters: FilterParameters;
  /** Shown instead of the cards when no product passes the filters. */
  waysOut: ReactNode;
  categories: readonly CategoryName[];
}

/** The search results, or suggestions for an empty result. */
export function SearchResults({
  search: { query, answer },
  grid,
  filters,
  waysOut,
  categories,
}: Props) {
  const { text, sort } = query;
  const isFiltered = Object.keys(query.filters).length > 0;
  if (answer.state === 'failed') return <SearchFailure />;
  if (answer.state === 'nothing asked') {
    return (
      <WaysOn categories={categories} says={searchMessages.orChoose}>
        <Notice>{searchMessages.hint}</Notice>
      </WaysOn>
    );
  }
  if (answer.state === 'refused') {
    return (
      <WaysOn categories={categories} says={searchMessages.orChoose}>
        <Notice tone="error">{answer.message}</Notice>
      </WaysOn>
    );
  }
  if (answer.count === 0 && !isFiltered) {
    return (
      <WaysOn categories={categories} says={searchMessages.nothingAdvice}>
        <Notice>{searchMessages.nothing(text)}</Notice>
      </WaysOn>
    );
  }
  return (
    <div className="search-results">
      {answer.corrected && <p>{searchMessages.corrected(answer.corrected)}</p>}
      <SearchSorting query={query} filters={filters} />
      {answer.count > 0 ? grid : waysOut}
      <Pagination
        page={query.page}
        pageCount={Math.ceil(answer.count / PAGE_SIZE)}
        hrefOf={(page) => addresses.search(text, { filters: query.filters, sort, page })}
      />
    </div>
  );
}

function SearchFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureNotice onRetry={revalidate} pending={state === 'loading'}>
      <BilingualText text={catalogMessages.productsFailed} />
    </FailureNotice>
  );
}

interface WaysOnProps {
  categories: readonly CategoryName[];
  says: string;
  children: ReactNode;
}

/** A message and the list of all categories. */
const WaysOn = ({ categories, says, children }: WaysOnProps) => (
  <div className="search-results">
    {children}
    <p>{says}</p>
    <ul className="search-results__categories">
      {categories.map(({ id, slug, name }) => (
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
