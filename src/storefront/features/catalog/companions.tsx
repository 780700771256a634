import { useEffect, useState } from 'react';
import { productMessages } from '#messages/catalogue/product.ts';
import { shopClient } from '../../api/shop-client.ts';
import { GoodsBlock } from './goods-block.tsx';
import { type CompanionsData, loadCompanions } from './load-product.ts';
import type { CardActions } from './product-card-view.ts';

interface Props {
  /** Slugs of the product and of the variant that the page shows. */
  product: string;
  variant: string | undefined;
  companions: CompanionsData;
  actions: CardActions | undefined;
}

/** Goods of other kinds that fit to the chosen variant. Those of another variant stay until its own have come. */
export function Companions({ product, variant, companions, actions }: Props) {
  const [later, setLater] = useState(companions);
  const shown = companions.variant === variant ? companions : later;
  const isOld = shown.variant !== variant;
  useEffect(() => {
    if (!isOld) return;
    let isAsked = true;
    void loadCompanions(shopClient, product, variant).then((found) => {
      if (isAsked) setLater(found);
    });
    return () => {
      isAsked = false;
    };
  }, [isOld, product, variant]);
  return (
    <GoodsBlock
      id="companions"
      heading={productMessages.companions}
      goods={shown.goods}
      actions={actions}
    />
  );
}
