import { gainMessages } from '#messages/orders/gain.ts';
import { Price } from './price.tsx';
import './line-price.css';

interface Props {
  /** Roubles, of all pieces. */
  sum: number;
  /** What the discount saves of it, roubles; 0 without one. */
  gain: number;
  size?: 's' | 'm';
}

/** The sum of a line; with a discount, also the sum before and what is saved. */
export const LinePrice = ({ sum, gain, size = 'm' }: Props) => (
  <span className="line-price">
    <Price amount={sum} before={gain > 0 ? sum + gain : null} kopecks size={size} />
    {gain > 0 && <Gain label={gainMessages.ofLine} amount={gain} />}
  </span>
);

/** What discounts save. */
export const Gain = ({ label, amount }: { label: string; amount: number }) => (
  <span className="gain">
    {label} <Price amount={amount} kopecks size="s" />
  </span>
);
