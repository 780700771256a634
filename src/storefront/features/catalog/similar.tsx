import { productMessages } from '#messages/catalogue/product.ts';
import { addresses } from '../../addresses.ts';
import type { Block } from '../../load.ts';
import { Link } from '../../ui/link.tsx';
import { GoodsBlock } from './goods-block.tsx';
import type { CardActions, ProductCardView } from './product-card-view.ts';

interface Props {
  /** The slug of the category. */
  category: string;
  similar: Block<ProductCardView[]>;
  actions: CardActions | undefined;
  heading?: string;
}

/** Products like the one of the page, and the way to all of its category. */
export const Similar = ({
  category,
  similar,
  actions,
  heading = productMessages.moreInCategory,
}: Props) => (
  <GoodsBlock
    id="similar"
    heading={heading}
    goods={similar}
    actions={actions}
    link={<Link to={addresses.products({ category })}>{productMessages.wholeCategory}</Link>}
  />
);
