import './return-card.css';
import type { ReactNode } from 'react';
import type { ReturnCard } from '#contracts/admin/returns/returns.ts';
import {
  returnFateNames,
  settlementNames,
  termText,
  returnWords as words,
} from '#messages/office/returns.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import { returnWishNames } from '#messages/orders/returns.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { DemoMark } from '../../ui/demo-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { ReturnMoney } from './return-money.tsx';
import { ReturnPhotographs } from './return-photographs.tsx';

/** A return: what comes back and why, its money, and what happened. */
export function ReturnCardView({ card }: { card: ReturnCard }) {
  return (
    <div className="return-card">
      <Facts card={card} />
      <section className="section">
        <h2>{words.goods}</h2>
        <ul className="return-card__lines">
          {card.lines.map(({ position, name, variant_name: variant, quantity, price, ...line }) => (
            <li key={position}>
              {[name, variant].filter(Boolean).join(', ')}, {words.pieces(quantity, price)}
              {line.fate && (
                <div className="return-card__soft">
                  {[returnFateNames[line.fate], line.condition].filter(Boolean).join('. ')}
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
      <ReturnPhotographs card={card} />
      <ReturnMoney card={card} />
      <History card={card} />
    </div>
  );
}

function Facts({ card }: { card: ReturnCard }) {
  const { number, replacement, way } = card;
  const linkTo = (order: string) => <Link to={`${officePages.orders.path}/${order}`}>{order}</Link>;
  const condition = card.has_defect ? words.defect : words.fine;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.state, returnStateNames[card.state]],
    [
      words.order,
      <span key="order">
        {linkTo(number)} {card.is_demo && <DemoMark />}
      </span>,
    ],
    [words.customer, card.customer],
    [words.wish, returnWishNames[card.wish]],
    [words.asked, card.reason],
    [words.condition, condition],
    [words.term, termText(card)],
    ...(way ? [[words.way, words.wayText(way, card.collect_on)] as const] : []),
    ...(card.outcome ? [[words.outcome, words.outcomes[card.outcome]] as const] : []),
    ...(card.settlement ? [[words.settlement, settlementNames[card.settlement]] as const] : []),
    ...(replacement ? [[words.replacement, linkTo(replacement)] as const] : []),
  ];
  return (
    <dl className="return-card__facts">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function History({ card }: { card: ReturnCard }) {
  const { time_zone: zone } = useViewer();
  return (
    <section className="section">
      <h2>{words.history}</h2>
      <ol className="return-card__history">
        {card.events.toReversed().map(({ at, by, state, note }) => (
          <li key={`${at} ${state}`}>
            {returnStateNames[state]}
            <div className="return-card__soft">
              {[by ?? words.byCustomer, formatNearTime(new Date(at), zone)]
                .filter(Boolean)
                .join(', ')}
            </div>
            {note && <div>{note}</div>}
          </li>
        ))}
      </ol>
    </section>
  );
}
