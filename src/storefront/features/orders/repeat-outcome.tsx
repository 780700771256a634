import { repeatMessages as messages } from '#messages/orders/order-page.ts';
import { formatPrice } from '#messages/words/price.ts';
import { addresses } from '../../addresses.ts';
import type { OrderLine } from '../../api/answers/whole-order.ts';
import { useCurrency } from '../../ui/currency.ts';
import { Link } from '../../ui/link.tsx';
import { getOrder } from './order-details-api.ts';
import type { Repetition } from './repeat.ts';
import './repeat-outcome.css';

export { checkAgain } from './repeat.ts';

/** The lines of one of the customer's orders. */
export const readLines = async (id: number): Promise<readonly OrderLine[]> =>
  (await getOrder(id)).list_of_products;

/** What was put into the cart, and by name what was not or costs more. */
export function RepeatOutcome({ outcome }: { outcome: Repetition }) {
  const currency = useCurrency();
  const { lines, gone, soldOut, dearer, unchecked } = outcome;
  const price = (roubles: number) => formatPrice(roubles, { currency });
  const rows: [string, readonly string[]][] = [
    [messages.gone, gone],
    [messages.soldOut, soldOut],
    [
      messages.dearer,
      dearer.map(({ name, before, now }) => `${name}: ${price(before)} → ${price(now)}`),
    ],
    [messages.unchecked, unchecked],
  ];
  const told = rows.filter(([, names]) => names.length > 0);
  return (
    <div className="repeat-outcome" role="status">
      <p>
        <b>{lines.length > 0 ? messages.added(lines.length) : messages.nothing}</b>{' '}
        {lines.length > 0 && <Link to={addresses.cart}>{messages.toCart}</Link>}
      </p>
      {told.map(([label, names]) => (
        <div key={label}>
          <p>{label}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
