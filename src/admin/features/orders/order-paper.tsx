import '../../ui/print.css';
import './order-paper.css';
import type { Seller } from '#contracts/admin/content/seller.ts';
import type { AnyCard, OrderCard } from '#contracts/admin/orders/order-cards.ts';
import type { Company } from '#contracts/admin/orders/order-company.ts';
import { readablePhone } from '#contracts/customer.ts';
import { companyWords } from '#messages/office/companies.ts';
import { chargeSum } from '#messages/office/orders.ts';
import { type Paper, paperNames, paperMessages as words } from '#messages/office/papers.ts';
import { chargeLines } from '#messages/orders/charges.ts';
import { droppedText, loweredWords } from '#messages/orders/dropped.ts';
import { paymentStatusNames, paymentTypeNames } from '#messages/orders/orders.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatDate, formatDay } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';

interface Props {
  readonly paper: Paper;
  readonly order: AnyCard;
  readonly seller: Seller;
  /** That buys; null: a person does. */
  readonly company: Company | null;
}

/** A paper of an order on a sheet of A4: the form that the customer signs, the list to collect by, the act of handover. */
export function OrderPaper({ paper, order, seller, company }: Props) {
  const { time_zone: zone } = useViewer();
  const whole = order.view === 'whole' && paper !== 'picking' ? order : undefined;
  return (
    <article className="paper">
      <header>
        <p className="paper__shop">{seller.shop}</p>
        <p>{[seller.phone, seller.address].filter(Boolean).join(' · ')}</p>
      </header>
      <h2>
        {paperNames[paper]} <span className="paper__number">{order.number}</span>{' '}
        {words.from(formatDay(new Date(order.created_at), zone))}
      </h2>
      <Parties order={order} seller={seller} paper={paper} company={company} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="paper__wide" aria-label={words.goods} tabIndex={0}>
        <Goods order={order} paper={paper} prices={whole} />
      </section>
      {paper !== 'form' && <Dropped order={order} paper={paper} />}
      {whole && <Sums order={whole} />}
      {paper === 'picking' && <Notes order={order} />}
      {paper === 'form' && <Signatures text={words.formText} names={[words.customer]} />}
      {paper === 'act' && (
        <Signatures text={words.actText} names={[words.gave, words.took]} lines={3} />
      )}
    </article>
  );
}

function Parties({ order, seller, paper, company }: Props) {
  const { deliver_on: day, deliver_hours: hours } = order.plan;
  const rows = [
    ...(paper === 'picking'
      ? []
      : [[words.seller, [seller.name, seller.details].filter(Boolean).join(', ')]]),
    ...(company && paper !== 'picking'
      ? [[words.buyer, [company.name, companyWords.numbers(company), company.address].join(', ')]]
      : []),
    [words.customer, `${order.customer_name}, ${readablePhone(order.phone_number)}`],
    [
      order.delivery_type === 'pickup' ? words.pickup : words.delivery,
      order.pickup_location ??
        [order.city, order.address, order.department_number].filter(Boolean).join(', '),
    ],
    ...(day ? [[words.when, [formatDate(day), hours].filter(Boolean).join(', ')]] : []),
    ...(order.comment ? [[words.comment, order.comment]] : []),
  ];
  return (
    <dl className="paper__facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GoodsProps {
  readonly order: AnyCard;
  readonly paper: Paper;
  /** Where sums are printed. */
  readonly prices: OrderCard | undefined;
}

/** The form tells what was ordered; to collect and to hand over is only what is sent. */
const Goods = ({ order, paper, prices }: GoodsProps) => (
  <table className="paper__goods">
    <thead>
      <tr>
        <th scope="col">{words.position}</th>
        <th scope="col">{words.article}</th>
        <th scope="col">{words.goods}</th>
        <th scope="col">{words.quantity}</th>
        {prices && <th scope="col">{words.price}</th>}
        {prices && <th scope="col">{words.sum}</th>}
        {paper === 'picking' && <th scope="col">{words.collected}</th>}
      </tr>
    </thead>
    <tbody>
      {shownLines(order, paper).map((line, index) => {
        const { position, code } = line;
        const price = prices && 'price' in line ? line.price : undefined;
        const quantity = paper === 'form' ? line.quantity : line.quantity - line.dropped;
        return (
          <tr key={position}>
            <td>{index + 1}</td>
            <td>{code}</td>
            <td>
              {nameOf(line)}
              {paper === 'form' && <p>{droppedText(line)}</p>}
            </td>
            <td>{quantity}</td>
            {price !== undefined && <td>{formatPrice(price)}</td>}
            {price !== undefined && <td>{formatPrice(price * quantity)}</td>}
            {paper === 'picking' && <td className="paper__box" />}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** What is not sent is on the form alone. */
const shownLines = ({ lines }: AnyCard, paper: Paper): AnyCard['lines'][number][] =>
  paper === 'form' ? [...lines] : [...lines].filter(({ quantity, dropped }) => quantity > dropped);

const nameOf = ({ name, variant_name: variant }: AnyCard['lines'][number]) =>
  [name, variant].filter(Boolean).join(', ');

/** What was ordered and is not sent. */
function Dropped({ order, paper }: { order: AnyCard; paper: Paper }) {
  const dropped = order.lines.filter((line) => line.dropped > 0);
  if (dropped.length === 0) return null;
  const isAll = order.lines.every((line) => line.dropped === line.quantity);
  return (
    <section>
      <h3>{paper === 'act' ? words.droppedBefore : words.dropped}</h3>
      {isAll && <p>{words.nothingToSend}</p>}
      {dropped.map((line) => (
        <p key={line.position}>{words.droppedLine(nameOf(line), line.dropped)}</p>
      ))}
    </section>
  );
}

function Sums({ order }: { order: OrderCard }) {
  const { total, charges, payable, lowered, payment, payment_type: type } = order;
  return (
    <dl className="paper__facts paper__sums">
      <div>
        <dt>{words.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
      {chargeLines(charges, chargeSum).map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      {charges.length > 0 && (
        <div>
          <dt>{words.whole}</dt>
          <dd>{formatPrice(payable)}</dd>
        </div>
      )}
      {lowered > 0 && (
        <>
          <div>
            <dt>{loweredWords.lowered}</dt>
            <dd>{formatPrice(lowered)}</dd>
          </div>
          <div>
            <dt>{loweredWords.whole}</dt>
            <dd>{formatPrice(payable - lowered)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{words.payment}</dt>
        <dd>
          {paymentStatusNames[payment]}. {paymentTypeNames[type]}
        </dd>
      </div>
    </dl>
  );
}

function Notes({ order }: { order: AnyCard }) {
  const events = order.view === 'whole' ? order.events : order.notes;
  const texts = events.flatMap(({ id, work }) =>
    work?.kind === 'note' ? [{ id, text: work.text }] : [],
  );
  if (texts.length === 0) return null;
  return (
    <section>
      <h3>{words.notes}</h3>
      {texts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </section>
  );
}

interface SignatureProps {
  readonly text: string;
  readonly names: readonly string[];
  /** Empty lines to write on. */
  readonly lines?: number;
}

const Signatures = ({ text, names, lines = 0 }: SignatureProps) => (
  <section>
    <p>{text}</p>
    {Array.from({ length: lines }, (_, index) => (
      <p key={index.toString()} className="paper__line" />
    ))}
    <div className="paper__signatures">
      {names.map((name) => (
        <p key={name}>
          {name}
          <span className="paper__line">{words.signature}</span>
        </p>
      ))}
    </div>
  </section>
);
