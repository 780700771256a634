import { toKopecks, toRoubles } from '#contracts/money.ts';
import { orderScreens as messages } from '#messages/orders/order-screens.ts';
import { formatPrice } from '#messages/words/price.ts';
import { addresses } from '../../addresses.ts';
import type { OrderLine } from '../../api/answers/whole-order.ts';
import { useCurrency } from '../../ui/currency.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import './order-goods.css';

/** The lines of an order with photographs, quantities and prices. */
export function OrderGoods({ goods }: { goods: readonly OrderLine[] }) {
  const currency = useCurrency();
  return (
    <ul className="order__goods" aria-label={messages.goods}>
      {goods.map((line) => (
        <li key={line.variant}>
          <Picture src={line.photo} alt="" fit={lineFit} />
          <div className="order__name">
            <Link to={addressOf(line)}>{line.name}</Link>
            {line.variant_name && <span className="soft">{line.variant_name}</span>}
            {line.note && <strong>{line.note}</strong>}
            {line.readiness && <span className="soft">{line.readiness}</span>}
          </div>
          <span className="soft">
            {messages.pieces(line.quantity)}
            {line.quantity > 1 &&
              line.price !== null &&
              ` × ${formatPrice(line.price, { kopecks: true, currency })}`}
          </span>
          {line.price !== null && <Price amount={sumOf(line, line.price)} kopecks />}
        </li>
      ))}
    </ul>
  );
}

const sumOf = ({ quantity }: OrderLine, price: number): number =>
  toRoubles(toKopecks(price) * quantity);

const addressOf = ({ product_slug: product, variant_slug: variant }: OrderLine) =>
  variant ? addresses.variant(product, variant) : addresses.product(product);
