import './order-lines.css';
import type { DeliveryCard, OrderCard } from '#contracts/admin/order-cards.ts';
import { pictureAt } from '#contracts/picture-address.ts';
import { orderCardMessages as words } from '#messages/office-orders.ts';
import { formatPrice } from '#messages/price.ts';

type Line = OrderCard['lines'][number] | DeliveryCard['lines'][number];

/** The goods of an order as they were ordered. */
export const OrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <section className="section">
    <h2>{words.lines}</h2>
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.variant} className="order-line">
          <img
            className="order-line__photo"
            src={pictureAt(line.photo, 160, 'webp')}
            alt=""
            width={96}
            height={72}
            loading="lazy"
          />
          <div className="order-line__about">
            <p className="order-line__name">{line.name}</p>
            {line.variant_name && <p>{line.variant_name}</p>}
            <p className="order-line__soft">
              {words.article} {line.code}
              {line.readiness && ` · ${line.readiness}`}
            </p>
            {line.from_stock !== null && line.from_stock > 0 && (
              <p className="order-line__soft">{words.fromStock(line.from_stock)}</p>
            )}
          </div>
          <p className="order-line__sum">
            {words.quantity(line.quantity)}
            {'price' in line && <> × {formatPrice(line.price)}</>}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
