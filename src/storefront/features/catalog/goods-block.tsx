import type { ReactNode } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import type { Block } from '../../load.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CardActions, ProductCardView } from './product-card-view.ts';
import { ProductGrid } from './product-grid.tsx';
import './goods-block.css';

interface Props {
  /** Of the heading, in the page. */
  id: string;
  heading: string;
  goods: Block<ProductCardView[]>;
  actions: CardActions | undefined;
  /** Stands beside the heading. */
  link?: ReactNode;
}

/** A few goods below a heading; nothing where there are none. */
export function GoodsBlock({ id, heading, goods, actions, link }: Props) {
  if (goods.ok && goods.data.length === 0) return null;
  return (
    <section className="goods-block" aria-labelledby={id}>
      <div className="goods-block__head">
        <h2 id={id}>{heading}</h2>
        {link}
      </div>
      {goods.ok ? (
        <ProductGrid products={goods.data} actions={actions} />
      ) : (
        <Notice tone="error">
          <BilingualText text={commonMessages.somethingWentWrong} />
        </Notice>
      )}
    </section>
  );
}
