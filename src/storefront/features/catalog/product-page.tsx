import type { ReactNode } from 'react';
import type { ShopPromise } from '#contracts/shop-trust.ts';
import { catalogMessages } from '#messages/catalogue/catalog.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import type { Block } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { MaybeLink } from '../../ui/maybe-link.tsx';
import { Price } from '../../ui/price.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Availability } from './availability.tsx';
import { Companions } from './companions.tsx';
import { Description } from './description.tsx';
import { DetailsTable } from './details-table.tsx';
import { Gallery } from './gallery.tsx';
import type { CompanionsData } from './load-product.ts';
import { ModelButton } from './model-viewer/model-button.tsx';
import { ProductBadges } from './product-card.tsx';
import type { CardActions, Orderable, ProductCardView } from './product-card-view.ts';
import { orderableVariant, type ProductView, type VariantView } from './product-view.ts';
import { Similar } from './similar.tsx';
import { VariantChoice } from './variant-choice.tsx';
import type { Fact } from './variant-facts.ts';
import './product-page.css';

interface Props {
  product: ProductView;
  variant: VariantView | null;
  similar: Block<ProductCardView[]>;
  companions: CompanionsData;
  /** The quantity field and the buttons for the chosen variant. */
  purchase?: ((item: Orderable) => ReactNode) | undefined;
  /** What delivery costs and when it comes, and whether the chosen variant comes into a flat. */
  coming?: ReactNode;
  /** What the shop answers for. */
  promises?: readonly ShopPromise[];
  /** The buttons on the cards of similar products. */
  actions?: CardActions | undefined;
}

export function ProductPage(props: Props) {
  const { product, variant, similar, companions, purchase, coming, promises = [], actions } = props;
  return (
    <>
      <div className="product">
        <div className="product__pictures">
          <Gallery
            key={variant?.id}
            name={product.name}
            pictures={variant?.photos ?? [product.photo]}
            alts={variant?.alts}
            preview={variant?.preview}
            drawing={variant ? addresses.drawing(product.slug, variant.slug) : undefined}
            isModelled={Boolean(variant?.model)}
          />
          {variant && <ModelButton product={product} variant={variant} />}
        </div>
        <div className="product__offer">
          <ProductBadges isNew={product.isNew} discount={0} />
          <h1>{product.name}</h1>
          {variant ? (
            <Offer product={product} variant={variant} />
          ) : (
            <p className="soft">{catalogMessages.noVariant}</p>
          )}
          {purchase && (
            <div className="product__purchase">{purchase(orderableVariant(product, variant))}</div>
          )}
          {coming}
          {variant && <VariantFacts variant={variant} promises={promises} />}
        </div>
      </div>
      <ProductTabs product={product} variant={variant} />
      <Companions
        key={product.slug}
        product={product.slug}
        variant={variant?.slug}
        companions={companions}
        actions={actions}
      />
      <Similar category={product.category.slug} similar={similar} actions={actions} />
    </>
  );
}

function Offer({ product, variant }: { product: ProductView; variant: VariantView }) {
  return (
    <>
      <p className="product__price">
        <Price amount={variant.price} before={variant.before} size="l" />
        {variant.discount > 0 && (
          <Badge tone="clay">{commonMessages.discount(variant.discount)}</Badge>
        )}
      </p>
      <Availability variant={variant} />
      <VariantChoice product={product} chosen={variant} />
    </>
  );
}

interface FactsProps {
  variant: VariantView;
  promises: readonly ShopPromise[];
}

function VariantFacts({ variant, promises }: FactsProps) {
  const { size, facts, code } = variant;
  const rows: Fact[] = [
    ...(size ? [[productMessages.sizeLabel, catalogMessages.size(...size)] as const] : []),
    ...facts,
    ...promises.flatMap(({ label, value }) =>
      value && !facts.some(([own]) => own === label) ? [[label, value] as const] : [],
    ),
    [productMessages.article, code],
  ];
  return (
    <dl className="product__facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MaybeLink to={promises.find((one) => one.label === label)?.page}>{value}</MaybeLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ProductTabs({ product, variant }: { product: ProductView; variant: VariantView | null }) {
  const sections = variant?.details ?? [];
  const description = {
    label: productMessages.description,
    panel: <Description text={product.description} />,
  };
  const details = {
    label: productMessages.details,
    panel: <DetailsTable sections={sections} />,
  };
  const tabs = [
    ...(product.description ? [description] : []),
    ...(sections.length > 0 ? [details] : []),
  ];
  return (
    <div className="product-tabs">
      {tabs.length > 0 && <Tabs label={productMessages.aboutProduct} tabs={tabs} />}
      <section hidden aria-label={productMessages.reviews}>
        <p>{productMessages.reviewsPlaceholder}</p>
      </section>
    </div>
  );
}
