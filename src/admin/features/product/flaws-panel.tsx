import type { EditedProduct } from '#contracts/admin/goods/products.ts';
import { gravestFlaws } from '#contracts/admin/goods/values.ts';
import { flawTexts, productScreenMessages as words } from '#messages/office/product.ts';
import { ShopLink } from '../../ui/shop-link.tsx';

interface Props {
  readonly product: EditedProduct;
  /** Something is typed and not saved. */
  readonly isTyped: boolean;
}

/** Whether a product can be bought and found, why not, and what a shopper misses. Of what is saved. */
export function FlawsPanel({ product, isTyped }: Props) {
  const { flaws, page, is_on_sale: isOnSale } = product;
  const grave = flaws.filter((flaw) => gravestFlaws.includes(flaw));
  const light = flaws.filter((flaw) => !gravestFlaws.includes(flaw));
  return (
    <section className="product-panel section" aria-label={words.inShop}>
      <h2>{words.inShop}</h2>
      {isTyped && <p className="product-soft">{words.savedAlone}</p>}
      {grave.length === 0 && <p className="product-panel__good">{words.canBeBought}</p>}
      {grave.length > 0 && (
        <ul className="product-panel__grave">
          {grave.map((flaw) => (
            <li key={flaw}>{flawTexts[flaw]}</li>
          ))}
        </ul>
      )}
      {light.length > 0 && (
        <>
          <h3>{words.couldBeBetter}</h3>
          <ul>
            {light.map((flaw) => (
              <li key={flaw}>{flawTexts[flaw]}</li>
            ))}
          </ul>
        </>
      )}
      {isOnSale && <ShopLink to={page}>{words.openPage}</ShopLink>}
    </section>
  );
}
