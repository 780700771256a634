import type { ReactNode } from 'react';
import { toKopecks, toRoubles } from '#contracts/money.ts';
import type { PaymentType } from '#contracts/orders.ts';
import { checkoutMessages as messages } from '#messages/orders/checkout.ts';
import { gainMessages } from '#messages/orders/gain.ts';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Gain, LinePrice } from '../../ui/line-price.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import { Price } from '../../ui/price.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import type { CheckoutCart, OrderItem } from './place-order.ts';

const loadPaying = () => import('./paying-note.tsx');

interface Props {
  cart: CheckoutCart;
  paymentType: PaymentType;
  /** How and when the order is got. */
  note: string;
  /** What it costs beside its goods. */
  sums?: ReactNode;
  /** What is payable in all. */
  payable: number;
}

/** The ordered lines and their total. A prepayment also shows what is paid first. */
export function OrderSummary({ cart, paymentType, note, sums, payable }: Props) {
  const { items, gain } = cart;
  const isPartial = paymentType === 'partial';
  const due = useChunk(loadPaying, isPartial);
  return (
    <>
      <div className="checkout__summary-head">
        <h2>{messages.order}</h2>
        <ButtonLink appearance="link" to={addresses.cart}>
          {messages.editCart}
        </ButtonLink>
      </div>
      <ul className="checkout__items">
        {items.map((item) => (
          <SummaryLine key={item.key} item={item} />
        ))}
      </ul>
      {sums}
      <p className="checkout__total">
        <span>{messages.total}</span> <Price amount={payable} kopecks size="l" />
      </p>
      {gain > 0 && (
        <p>
          <Gain label={gainMessages.ofAll} amount={gain} />
        </p>
      )}
      {isPartial && due.state === 'there' && <due.module.PrepaymentDue payable={payable} />}
      {note && <p className="soft">{note}</p>}
    </>
  );
}

function SummaryLine({ item }: { item: OrderItem }) {
  return (
    <li>
      <Picture src={item.photo} alt="" fit={lineFit} />
      <div>
        <p>{item.name}</p>
        <p className="soft">
          {[item.variantName, messages.pieces(item.quantity)].filter(Boolean).join(', ')}
        </p>
        {item.readiness && (
          <StateMark tone={item.inStock ? 'now' : 'later'}>{item.readiness}</StateMark>
        )}
      </div>
      <LinePrice sum={toRoubles(toKopecks(item.price) * item.quantity)} gain={item.gain} size="s" />
    </li>
  );
}
