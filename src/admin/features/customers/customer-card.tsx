import './customer-card.css';
import type { CustomerCard } from '#contracts/admin/customers/customers.ts';
import { outcomeNames } from '#messages/office/calls.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { orderStatusName, paymentStatusNames } from '#messages/orders/orders.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AlikePeople, JoinedPeople, OtherRecord } from './alike-people.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { phoneText } from './customers-table.tsx';

/** A person: how they are reached, what they have ordered, paid, returned and agreed to, and what the staff say of them. */
export function CustomerCardView({ card }: { card: CustomerCard }) {
  return (
    <div className="customer">
      <div className="customer__part">
        {card.erased_at && <Notice>{words.erased}</Notice>}
        <Acts card={card} />
        <Contacts card={card} />
        <Money card={card} />
        <Orders card={card} />
        <Returns card={card} />
        <Calls card={card} />
        <Consents card={card} />
      </div>
      <div className="customer__part">
        <CustomerNotes card={card} />
        <AlikePeople card={card} />
        <JoinedPeople card={card} />
        <OtherRecord card={card} />
      </div>
    </div>
  );
}

function Acts({ card }: { card: CustomerCard }) {
  if (card.acts.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.acts}</h2>
      <ul className="customer__list">
        {card.acts.map((id) => (
          <li key={id}>
            <Link to={`${officePages.customers.path}/acts/${id}`}>{words.act(id)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const useTime = () => {
  const { time_zone: zone } = useViewer();
  return (at: string) => formatNearTime(new Date(at), zone);
};

function Contacts({ card }: { card: CustomerCard }) {
  const time = useTime();
  const others = card.names.filter((name) => name !== card.name);
  if (card.erased_at) return null;
  return (
    <section className="section">
      <h2>{words.contacts}</h2>
      {card.is_demo && (
        <p>
          <DemoMark />
        </p>
      )}
      <dl className="customer__facts">
        {card.phones.length > 0 && (
          <div>
            <dt>{words.phones}</dt>
            <dd>
              {card.phones.map((phone) => (
                <div key={phone}>
                  <a className="link" href={`tel:+${phone}`}>
                    {phoneText(phone)}
                  </a>
                </div>
              ))}
            </dd>
          </div>
        )}
        {card.emails.length > 0 && (
          <div>
            <dt>{words.emails}</dt>
            <dd>
              {card.emails.map((email) => (
                <div key={email}>
                  <a className="link" href={`mailto:${email}`}>
                    {email}
                  </a>
                </div>
              ))}
            </dd>
          </div>
        )}
        {others.length > 0 && (
          <div>
            <dt>{words.otherNames}</dt>
            <dd>{others.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{words.account}</dt>
          <dd>
            {card.accounts.length === 0 && words.none1}
            {card.accounts.map(({ email, is_proved: isProved, registered_at: at, address }) => (
              <div key={email}>
                {email}, {words.registered(time(at))}, {isProved ? words.proved : words.unproved}
                {address && <div className="customer__soft">{address}</div>}
              </div>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Money({ card: { money } }: { card: CustomerCard }) {
  const rows = [
    [words.ordered, formatPrice(money.ordered)],
    [words.came, formatPrice(money.came)],
    [words.wentBack, formatPrice(money.went_back)],
    ...(money.cancelled > 0 ? [[words.cancelled, String(money.cancelled)]] : []),
  ];
  return (
    <section className="section">
      <h2>{words.money}</h2>
      <dl className="customer__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Orders({ card }: { card: CustomerCard }) {
  const time = useTime();
  return (
    <section className="section">
      <h2>{words.orders}</h2>
      {card.last_orders.length === 0 && <p className="customer__soft">{words.noOrders}</p>}
      <ul className="customer__list">
        {card.last_orders.map(({ number, at, status, delivery_type: way, payment, total }) => (
          <li key={number}>
            <Link to={`${officePages.orders.path}/${number}`}>{number}</Link>, {formatPrice(total)}
            <div className="customer__soft">
              {[
                orderStatusName(status, way),
                words.payment(paymentStatusNames[payment]),
                time(at),
              ].join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Returns({ card }: { card: CustomerCard }) {
  const time = useTime();
  const mayOpen = useMay()('returns.manage');
  if (card.returns.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.returns}</h2>
      <ul className="customer__list">
        {card.returns.map(({ id, number, at, state }) => (
          <li key={id}>
            {mayOpen ? <Link to={`${officePages.returns.path}/${id}`}>№ {id}</Link> : `№ ${id}`},{' '}
            {number}
            <div className="customer__soft">
              {returnStateNames[state]} · {time(at)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Calls({ card }: { card: CustomerCard }) {
  const time = useTime();
  if (card.calls.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.calls}</h2>
      <ul className="customer__list">
        {card.calls.map(({ id, at, closed_at: closedAt, outcome }) => (
          <li key={id}>
            {words.callAsked(time(at))}
            <div className="customer__soft">
              {[outcome && outcomeNames[outcome], !closedAt && words.callOpen]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Consents({ card }: { card: CustomerCard }) {
  const time = useTime();
  if (card.consents.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.consents}</h2>
      <ul className="customer__list">
        {card.consents.map(({ at, place, number, documents }) => (
          <li key={`${at} ${place} ${number}`}>
            {[words.consentPlaces[place], number].filter(Boolean).join(' ')}, {time(at)}
            <div className="customer__soft">
              {documents.map(({ kind, version }) => words.document(kind, version)).join('; ') ||
                words.noDocuments}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
