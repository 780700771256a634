import { productMessages } from '#messages/catalogue/product.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import type { Block } from '../../load.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CardActions, ProductCardView } from './product-card-view.ts';
import { ProductGrid } from './product-grid.tsx';
import './similar.css';

interface Props {
  /** The slug of the category. */
  category: string;
  similar: Block<ProductCardView[]>;
  actions: CardActions | undefined;
  heading?: string;
}

/** Products like the one of the page, and the way to all of its category. */
export function Similar({
  category,
  similar,
  actions,
  heading = productMessages.moreInCategory,
}: Props) {
  if (similar.ok && similar.data.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar">
      <div className="similar__head">
        <h2 id="similar">{heading}</h2>
        <Link to={addresses.products({ category })}>{productMessages.wholeCategory}</Link>
      </div>
      {similar.ok ? (
        <ProductGrid products={similar.data} actions={actions} />
      ) : (
        <Notice tone="error">
          <BilingualText text={commonMessages.somethingWentWrong} />
        </Notice>
      )}
    </section>
  );
}
