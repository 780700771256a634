import { productListMessages } from '#messages/catalogue/product-list.ts';
import { commonMessages } from '#messages/words/common.ts';
import { Button } from '../../ui/button.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Narrowing } from './filters/filters-props.ts';
import { useNarrowed } from './filters/use-narrowed.ts';
import { listAddress } from './list-query.ts';
import type { ListData, ListPage } from './load-list.ts';
import type { CardActions } from './product-card-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { useIsReloading } from './use-is-reloading.ts';
import { useMoreProducts } from './use-more-products.ts';

const FIRST_ROW = 4;

interface Props {
  query: ListData['query'];
  facets: ListData['facets'];
  page: ListPage;
  /** Filters that were chosen after this page loaded; applied optimistically until the server answers. */
  narrowing: Narrowing | null;
  /** The answer for these filters is pending. */
  isAwaited: boolean;
  actions?: CardActions | undefined;
}

/** The cards of the page and of the pages added by 'Показать ещё'. */
export function ShownProducts({ query, facets, page, narrowing, isAwaited, actions }: Props) {
  const more = useMoreProducts({ query, facets }, page);
  const busy = useIsReloading();
  const cards = useNarrowed(more.cards, narrowing, isAwaited);
  return (
    <>
      <ProductGrid
        products={cards}
        actions={actions}
        heading="h2"
        priority={FIRST_ROW}
        busy={busy}
      />
      {!narrowing && <MoreProducts query={query} count={page.count} more={more} />}
    </>
  );
}

interface MoreProps {
  query: ListData['query'];
  count: number;
  more: ReturnType<typeof useMoreProducts>;
}

function MoreProducts({ query, count, more }: MoreProps) {
  const { category, maker, filters, sort, pageSize } = query;
  return (
    <div className="product-list__more">
      <p className="soft" aria-live="polite">
        {productListMessages.shownOf(more.cards.length, count)}
      </p>
      {more.state === 'failed' && (
        <Notice tone="error">
          <BilingualText text={productListMessages.moreFailed} />
        </Notice>
      )}
      {more.hasMore && (
        <Button className="needs-script" pending={more.state === 'loading'} onClick={more.load}>
          {more.state === 'loading' ? (
            <span>
              <BilingualText text={commonMessages.loading} />
            </span>
          ) : (
            productListMessages.showMore
          )}
        </Button>
      )}
      <Pagination
        page={more.lastPage}
        pageCount={more.pageCount}
        hrefOf={(page) => listAddress({ category, maker, filters, sort, pageSize, page })}
      />
    </div>
  );
}
