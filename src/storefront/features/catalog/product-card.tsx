import { useId } from 'react';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { Badge } from '../../ui/badge.tsx';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cardFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { type CardActions, orderableOf, type ProductCardView } from './product-card-view.ts';
import { Swatch } from './swatch.tsx';
import './product-card.css';

interface Props {
  product: ProductCardView;
  /** The card is on the first screen: its picture is not lazy-loaded. */
  priority?: boolean;
  /** The buttons of the card. */
  actions?: CardActions | undefined;
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, priority = false, actions, heading = 'h3' }: Props) {
  const nameId = useId();
  const Heading = heading;
  const { first } = product;
  return (
    <article className="product-card" aria-labelledby={nameId}>
      <div className="product-card__photo">
        <Picture src={product.photo} alt="" fit={cardFit} priority={priority} />
        <ProductBadges isNew={product.isNew} discount={first?.discount ?? 0} />
      </div>
      <Heading className="product-card__name">
        <Link id={nameId} to={addressOf(product)} prefetch="intent">
          {product.name}
        </Link>
      </Heading>
      <p className="product-card__size">{first?.size && catalogMessages.size(...first.size)}</p>
      <Colors product={product} />
      <div className="product-card__foot">
        {first ? (
          <Price
            amount={first.price}
            before={first.before}
            isFrom={first.isFrom}
            otherFrom={first.otherFrom}
          />
        ) : (
          <span className="soft">{catalogMessages.noVariant}</span>
        )}
        {actions && (
          <div className="product-card__actions">
            {actions(
              orderableOf(product),
              first?.available === false,
              first ? { ...first, name: product.name } : undefined,
            )}
          </div>
        )}
      </div>
    </article>
  );
}

const addressOf = ({ slug, first }: ProductCardView) =>
  first?.isOther ? addresses.variant(slug, first.slug) : addresses.product(slug);

export function ProductBadges({ isNew, discount }: { isNew: boolean; discount: number }) {
  if (!isNew && discount === 0) return null;
  return (
    <div className="product-badges">
      {discount > 0 && <Badge tone="clay">{commonMessages.discount(discount)}</Badge>}
      {isNew && (
        <Badge tone="pine">
          <BilingualText text={catalogMessages.new} />
        </Badge>
      )}
    </div>
  );
}

function Colors({ product: { colors, variantCount } }: { product: ProductCardView }) {
  if (variantCount < 2) return null;
  return (
    <p className="product-card__colors">
      {colors.map((color) => (
        <Swatch key={color} color={color} />
      ))}
      <span>{catalogMessages.variantCount(variantCount)}</span>
    </p>
  );
}
