import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Category } from '#contracts/catalog.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { catalogMessages } from '#messages/catalog.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type FilterDraft, LazyFilters, LazyWaysOut } from './filters/lazy-filters.tsx';
import { ListControls } from './list-controls.tsx';
import type { ListData, ListPage } from './load-list.ts';
import type { CardActions } from './product-card-view.ts';
import { RetryButton } from './retry-button.tsx';
import { ShownProducts, useIsReloading } from './shown-products.tsx';
import './product-list.css';

interface Props {
  list: ListData;
  actions?: CardActions | undefined;
}

/** One category: its filters, and what passes them. Of another category it must be another element (`key`). */
export function ProductList({ list, actions }: Props) {
  const { query, products, facets } = list;
  const { category, sort, pageSize, filters } = query;
  const [draft, setDraft] = useState<FilterDraft | null>(null);
  const shown = useLastPage(list);
  const chosen = draft?.parameters ?? filters;
  const hasFilters = Object.keys(filters).length > 0;

  if (products.ok && products.data.count === 0 && !hasFilters) return <EmptyCategory />;
  return (
    <div className="filtered-list">
      <LazyFilters
        list={{ category, filters }}
        facets={facets}
        form={{
          action: '/products/',
          hidden: { category, o: sort, page_size: pageSize === 20 ? undefined : pageSize },
        }}
        onDraft={setDraft}
      />
      <div className="product-list">
        <Found list={list} />
        {!products.ok && <ListFailure />}
        {shown && <ListControls query={query} filters={chosen} />}
        {shown?.page.count === 0 && products.ok && (
          <LazyWaysOut
            filters={filters}
            facets={facets}
            hrefOf={(others) => addresses.products({ category, filters: others, sort, pageSize })}
          />
        )}
        {shown && shown.page.count > 0 && (
          <ShownProducts
            key={JSON.stringify(shown.query)}
            query={shown.query}
            page={shown.page}
            draft={draft && isOther(draft.parameters, shown.query.filters) ? draft : null}
            actions={actions}
          />
        )}
      </div>
    </div>
  );
}

const isOther = (one: FilterParameters, other: FilterParameters) =>
  JSON.stringify(one) !== JSON.stringify(other);

/** The last page that came: what was chosen since narrows it, also where the shop does not answer. */
function useLastPage({ query, products }: ListData) {
  const [last, setLast] = useState<{ query: ListData['query']; page: ListPage } | null>(null);
  const page = products.ok ? products.data : null;
  if (page && last?.page !== page) setLast({ query, page });
  return page ? { query, page } : last;
}

/** Tells those who hear the page what an answer has brought; what came with the page says itself. */
function Found({ list: { products } }: { list: ListData }) {
  const busy = useIsReloading();
  const first = useRef(products);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (first.current === products) return;
    first.current = products;
    if (products.ok) setSaid(catalogMessages.found(products.data.count));
  }, [products]);
  return (
    <p className="visually-hidden" role="status">
      {!busy && said}
    </p>
  );
}

const EmptyCategory = () => (
  <Notice
    action={<ButtonLink to={addresses.categories}>{catalogMessages.categoriesHeading}</ButtonLink>}
  >
    {catalogMessages.emptyCategory}
  </Notice>
);

const ListFailure = () => (
  <Notice tone="error" action={<RetryButton />}>
    <BilingualText text={catalogMessages.productsFailed} />
  </Notice>
);

/** The list without a category: what is missing, and the categories to choose from. */
export function NoCategory({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="product-list">
      <Notice tone="error">
        <BilingualText text={catalogMessages.noCategory} />
      </Notice>
      <p>{catalogMessages.chooseCategory}</p>
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
