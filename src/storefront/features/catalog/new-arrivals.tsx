import type { Category } from '#contracts/catalog.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import type { Block } from '../../load.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CardActions, ProductCardView } from './product-card-view.ts';
import { ProductGrid } from './product-grid.tsx';
import { RetryButton } from './retry-button.tsx';
import './new-arrivals.css';

interface Props {
  products: Block<ProductCardView[]>;
  /** The categories of the tabs. If they failed to load, the whole block shows the failure. */
  tabs: Block<Category[]>;
  actions?: CardActions;
}

/** The newest products, with links to the categories that the owner chose. */
export function NewArrivals({ products, tabs, actions }: Props) {
  return (
    <section className="new-arrivals" aria-labelledby="new-arrivals">
      <div className="new-arrivals__head">
        <h2 id="new-arrivals">{catalogMessages.newArrivals}</h2>
        {tabs.ok && <TabLinks categories={tabs.data} />}
      </div>
      {!products.ok || !tabs.ok ? <Failure /> : null}
      {products.ok && products.data.length === 0 && <p>{catalogMessages.noNewArrivals}</p>}
      {products.ok && <ProductGrid products={products.data} actions={actions} />}
    </section>
  );
}

function TabLinks({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="new-arrivals__tabs" aria-label={catalogMessages.newArrivalsTabs}>
      {categories.map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={addresses.products({ category: slug })} prefetch="intent">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Failure() {
  return (
    <Notice tone="error" action={<RetryButton />}>
      <BilingualText text={commonMessages.somethingWentWrong} />
    </Notice>
  );
}
