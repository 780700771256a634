import { commonMessages } from '#messages/words/common.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useCurrency } from './currency.ts';
import './price.css';

interface Props {
  /** Roubles. */
  amount: number;
  /** The price before the discount, struck through. */
  before?: number | null | undefined;
  /** Shows kopecks even when they are zero, as in the cart. */
  kopecks?: boolean;
  /** The lowest of several prices: «от 12 400 ₽». */
  isFrom?: boolean;
  /** A lower price of another variant: «есть от 106 500 ₽». */
  otherFrom?: number | null | undefined;
  size?: 's' | 'm' | 'l';
}

/** A price in roubles; with `before`, also the old price. */
export function Price({
  amount,
  before = null,
  kopecks = false,
  isFrom = false,
  otherFrom = null,
  size = 'm',
}: Props) {
  const form = { kopecks, currency: useCurrency() };
  return (
    <span className={`price price--${size}`}>
      <span className="price__whole">
        {isFrom && <small>{commonMessages.priceFrom}</small>}
        <span className={before === null ? 'price__now' : 'price__now price__now--less'}>
          {formatPrice(amount, form)}
        </span>
      </span>
      {before !== null && (
        <>
          {' '}
          <s className="price__before">
            <span className="visually-hidden">{commonMessages.oldPrice} </span>
            {formatPrice(before, form)}
          </s>
        </>
      )}
      {otherFrom !== null && (
        <small className="price__other">
          {commonMessages.otherFrom(formatPrice(otherFrom, form))}
        </small>
      )}
    </span>
  );
}
