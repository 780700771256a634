import './order-offers.css';
import { useState } from 'react';
import type { OrderOffer } from '#contracts/orders.ts';
import { ShopError } from '#contracts/shop.ts';
import { chargeText } from '#messages/orders/charges.ts';
import { orderOfferMessages as messages } from '#messages/orders/order-offer.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { askConfirmation } from '../../ui/browser-dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { Notice } from '../../ui/notice.tsx';
import { answerOffer } from './order-offer-api.ts';
import type { SlotOwner } from './order-slot-api.ts';

interface Props {
  offers: ShownOrder['offers'];
  level: 1 | 2;
  owner: SlotOwner;
  onChange: (order: ShownOrder) => void;
}

/** What the shop asks its customer about, and how it was answered before. */
export function OrderOffers({ offers, level, owner, onChange }: Props) {
  const [said, setSaid] = useState<{ isFault: boolean; text: string }>();
  const [pending, setPending] = useState(false);
  const sum = useSum();
  const Heading = level === 1 ? 'h2' : 'h3';
  const open = offers.find(({ state }) => state === 'offered');
  const past = offers.filter(({ state }) => state !== 'offered');
  const answer = async (offer: number, agree: boolean) => {
    if (!agree && !askConfirmation(messages.refuseQuestion)) return;
    setPending(true);
    setSaid(undefined);
    try {
      onChange(await answerOffer(owner, { offer, agree }));
      setSaid({ isFault: false, text: agree ? messages.agreed : messages.refused });
    } catch (error) {
      logFailure('the offer was not answered', error);
      const isRefused = error instanceof ShopError && error.status === 409;
      setSaid({ isFault: true, text: isRefused ? error.message : messages.failed });
    }
    setPending(false);
  };
  return (
    <>
      <div role="status">{said?.isFault === false && <Notice>{said.text}</Notice>}</div>
      {open && (
        <section className="order-offer">
          <Heading>{messages.title}</Heading>
          <p>{messages.lead}</p>
          <OfferTable offer={open} />
          <div className="order-offer__buttons">
            <Button appearance="primary" pending={pending} onClick={() => answer(open.id, true)}>
              {messages.agree}
            </Button>
            <Button appearance="quiet" pending={pending} onClick={() => answer(open.id, false)}>
              {messages.refuse}
            </Button>
          </div>
          {said?.isFault && <Notice tone="error">{said.text}</Notice>}
        </section>
      )}
      {past.length > 0 && (
        <details>
          <summary>{messages.history}</summary>
          <ul>
            {past.map(({ id, made_at: at, state, payable_before, payable_after }) => (
              <li key={id}>
                {messages.past(at, state, {
                  before: sum(payable_before),
                  after: sum(payable_after),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function useSum() {
  const currency = useCurrency();
  return (roubles: number) => formatPrice(roubles, { currency });
}

function OfferTable({ offer }: { offer: OrderOffer }) {
  const sum = useSum();
  const amount = (roubles: number | null, missing: string) => {
    if (roubles === null) return missing;
    return roubles === 0 ? messages.free : sum(roubles);
  };
  return (
    <table className="order-offer__table">
      <thead>
        <tr>
          <th scope="col">{messages.what}</th>
          <th scope="col">{messages.before}</th>
          <th scope="col">{messages.after}</th>
        </tr>
      </thead>
      <tbody>
        {offer.changes.map((change) => (
          <tr key={change.kind}>
            <th scope="row">{chargeText(change)}</th>
            <td>{amount(change.before, messages.notCounted)}</td>
            <td>{amount(change.after, messages.gone)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.whole}</th>
          <td>{sum(offer.payable_before)}</td>
          <td>{sum(offer.payable_after)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
