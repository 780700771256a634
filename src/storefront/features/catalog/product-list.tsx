import { useMemo, useState } from 'react';
import type { CategoryName } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { productListMessages } from '#messages/catalogue/product-list.ts';
import { addresses } from '../../addresses.ts';
import { parseJsonText } from '../../json-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Filtered, narrowingSince } from './filters/filtered.tsx';
import { LazyEmptyStateActions, LazyPopularFilterLinks } from './filters/lazy-filters.tsx';
import { ListControls } from './list-controls.tsx';
import { listAddress, listForm } from './list-query.ts';
import type { ListData, ListPage } from './load-list.ts';
import type { CardActions } from './product-card-view.ts';
import { ResultAnnouncement } from './result-announcement.tsx';
import { RetryButton } from './retry-button.tsx';
import { ShownProducts } from './shown-products.tsx';
import './product-list.css';

interface Props {
  list: ListData;
  actions?: CardActions | undefined;
}

/** A category, or a maker's goods, with filters and products. Another category needs another `key`. */
export function ProductList({ list, actions }: Props) {
  const { query, products, facets } = list;
  const { category, maker, sort, pageSize, filters } = query;
  const page = usePage(list);
  const shown = useLastPage(query, page);
  const hasFilters = filters.length > 0;

  if (products.ok && products.data.count === 0 && !hasFilters) return <EmptyCategory />;
  const { action, hidden } = listForm(query);
  const view = { o: sort, page_size: pageSize === 20 ? undefined : pageSize };
  const form = { action, hidden: { ...hidden, ...view } };
  return (
    <Filtered list={{ filters }} facets={facets} form={form}>
      {(draft) => (
        <div className="product-list">
          <ResultAnnouncement answer={products} count={products.ok ? products.data.count : null} />
          {!products.ok && <ListFailure />}
          {shown && shown.page.count > 0 && (
            <LazyPopularFilterLinks
              filters={filters}
              facets={facets}
              hrefOf={(others) => listAddress({ category, maker, filters: others, sort, pageSize })}
            />
          )}
          {shown && <ListControls query={query} filters={draft?.filters ?? filters} />}
          {shown?.page.count === 0 && products.ok && (
            <LazyEmptyStateActions
              filters={filters}
              facets={facets}
              hrefOf={(others) => listAddress({ category, maker, filters: others, sort, pageSize })}
            />
          )}
          {shown && shown.page.count > 0 && (
            <ShownProducts
              key={JSON.stringify(shown.query)}
              query={shown.query}
              facets={facets}
              page={shown.page}
              narrowing={narrowingSince(draft, shown.query.filters)}
              isAwaited={narrowingSince(draft, filters) !== null}
              actions={actions}
            />
          )}
        </div>
      )}
    </Filtered>
  );
}

const usePage = ({ products }: ListData): ListPage | null =>
  useMemo(() => {
    if (!products.ok) return null;
    const { count, cards } = products.data;
    return { count, cards: parseJsonText(cards) };
  }, [products]);

/** The last page that loaded. Optimistic filtering uses it while a new answer is pending or has failed. */
function useLastPage(query: ListData['query'], page: ListPage | null) {
  const [last, setLast] = useState<{ query: ListData['query']; page: ListPage } | null>(null);
  if (page && last?.page !== page) setLast({ query, page });
  return page ? { query, page } : last;
}

const EmptyCategory = () => (
  <Notice
    action={<ButtonLink to={addresses.categories}>{catalogMessages.categoriesHeading}</ButtonLink>}
  >
    {productListMessages.emptyCategory}
  </Notice>
);

const ListFailure = () => (
  <Notice tone="error" action={<RetryButton />}>
    <BilingualText text={productListMessages.productsFailed} />
  </Notice>
);

/** The message for an address without a category, with links to all categories. */
export function NoCategory({ categories }: { categories: readonly CategoryName[] }) {
  return (
    <div className="product-list">
      <Notice tone="error">
        <BilingualText text={productListMessages.noCategory} />
      </Notice>
      <p>{productListMessages.chooseCategory}</p>
      <ul className="category-links">
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
}
