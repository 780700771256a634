import { Link, useLocation, useNavigation } from 'react-router';
import type { Category } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalog.ts';
import { commonMessages } from '#messages/common.ts';
import { addresses } from '../../addresses.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ListControls } from './list-controls.tsx';
import type { ListData, ListPage } from './load-list.ts';
import type { CardActions } from './product-card-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { RetryButton } from './retry-button.tsx';
import { useMoreProducts } from './use-more-products.ts';
import './product-list.css';

const FIRST_ROW = 4;

interface Props {
  list: ListData;
  actions?: CardActions | undefined;
}

export function ProductList({ list: { query, products }, actions }: Props) {
  if (!products.ok) return <ListFailure />;
  if (products.data.count === 0) {
    return (
      <Notice
        action={
          <ButtonLink to={addresses.categories}>{catalogMessages.categoriesHeading}</ButtonLink>
        }
      >
        {catalogMessages.emptyCategory}
      </Notice>
    );
  }
  return (
    <div className="product-list">
      <ListControls query={query} />
      <Shown
        key={`${query.category} ${query.sort} ${query.pageSize} ${query.page}`}
        query={query}
        page={products.data}
        actions={actions}
      />
    </div>
  );
}

interface ShownProps {
  query: ListData['query'];
  page: ListPage;
  actions: Props['actions'];
}

function Shown({ query, page, actions }: ShownProps) {
  const more = useMoreProducts(query, page);
  const busy = useIsReloading();
  const { category, sort, pageSize } = query;
  return (
    <>
      <ProductGrid
        products={more.cards}
        actions={actions}
        heading="h2"
        priority={FIRST_ROW}
        busy={busy}
      />
      <div className="product-list__more">
        <p className="soft" aria-live="polite">
          {catalogMessages.shownOf(more.cards.length, page.count)}
        </p>
        {more.state === 'failed' && (
          <Notice tone="error">
            <BilingualText text={catalogMessages.moreFailed} />
          </Notice>
        )}
        {more.hasMore && (
          <Button className="needs-script" pending={more.state === 'loading'} onClick={more.load}>
            {more.state === 'loading' ? (
              <span>
                <BilingualText text={commonMessages.loading} />
              </span>
            ) : (
              catalogMessages.showMore
            )}
          </Button>
        )}
        <Pagination
          page={more.lastPage}
          pageCount={Math.ceil(page.count / pageSize)}
          hrefOf={(number) => addresses.products({ category, sort, pageSize, page: number })}
        />
      </div>
    </>
  );
}

/** Another sorting, size or page of a list is on its way. */
function useIsReloading(): boolean {
  const { pathname } = useLocation();
  return useNavigation().location?.pathname === pathname;
}

function ListFailure() {
  return (
    <Notice tone="error" action={<RetryButton />}>
      <BilingualText text={catalogMessages.productsFailed} />
    </Notice>
  );
}

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
