import { productMessages } from '#messages/catalogue/product.ts';
import { withdrawnMessages } from '#messages/catalogue/withdrawn.ts';
import { addresses } from '../../addresses.ts';
import type { Block } from '../../load.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import { DetailsTable } from './details-table.tsx';
import type { WithdrawnView } from './load-product.ts';
import type { CardActions, ProductCardView } from './product-card-view.ts';
import { Similar } from './similar.tsx';
import './withdrawn-page.css';

interface Props {
  product: WithdrawnView;
  similar: Block<ProductCardView[]>;
  actions: CardActions;
}

/** Says what the product was, that it is no longer sold, and what is like it. */
export function WithdrawnPage({ product, similar, actions }: Props) {
  const { name, category, photo, code, details } = product;
  return (
    <>
      <div className="withdrawn">
        {photo && <Picture src={photo} alt="" fit={cardFit} />}
        <div className="withdrawn__text">
          <h1>{name}</h1>
          <Notice>{withdrawnMessages.isGone}</Notice>
          {code && (
            <p>
              {productMessages.article} {code}
            </p>
          )}
          {category.slug && (
            <Link
              className="button button--secondary"
              to={addresses.products({ category: category.slug })}
            >
              {withdrawnMessages.lookIn(category.name)}
            </Link>
          )}
        </div>
      </div>
      <DetailsTable sections={details} />
      <Similar
        category={category.slug}
        similar={similar}
        actions={actions}
        heading={withdrawnMessages.likeIt}
      />
    </>
  );
}
