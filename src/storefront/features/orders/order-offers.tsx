import './order-offers.css';
import { useState } from 'react';
import type { OrderOffer } from '#contracts/orders.ts';
import { ShopError } from '#contracts/shop.ts';
import {
  addressText,
  changedText,
  changedTitle,
  changedWords,
  goodsText,
  termText,
} from '#messages/orders/changed-goods.ts';
import { chargeText } from '#messages/orders/charges.ts';
import { orderOfferMessages as messages } from '#messages/orders/order-offer.ts';
import { formatPrice } from '#messages/words/price.ts';
import type { ShownOrder } from '../../api/answers/order-page.ts';
import { logFailure } from '../../log.ts';
import { askConfirmation } from '../../ui/browser-dialogs.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { Notice } from '../../ui/notice.tsx';
import { missingGoods } from './missing-goods.ts';
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
  const [said, setSaid] = useState<{ isFault: boolean; text: string; lines?: string[] }>();
  const [pending, setPending] = useState(false);
  const sum = useSum();
  const Heading = level === 1 ? 'h2' : 'h3';
  const open = offers.find(({ state }) => state === 'offered');
  const past = offers.filter(({ state }) => state !== 'offered');
  const answer = async (offer: OrderOffer, agree: boolean) => {
    const words = isOfGoods(offer) ? goodsWords : sumWords;
    if (!agree && !askConfirmation(words.question)) return;
    setPending(true);
    setSaid(undefined);
    try {
      onChange(await answerOffer(owner, { offer: offer.id, agree }));
      setSaid({ isFault: false, text: agree ? words.agreed : messages.refused });
    } catch (error) {
      logFailure('the offer was not answered', error);
      setSaid(faultOf(error));
    }
    setPending(false);
  };
  return (
    <>
      <div role="status">{said?.isFault === false && <Notice>{said.text}</Notice>}</div>
      {open && (
        <section className="order-offer">
          <Heading>{isOfGoods(open) ? messages.changeTitle : messages.title}</Heading>
          <p>{messages.lead}</p>
          <OfferTable offer={open} />
          <div className="order-offer__buttons">
            <Button appearance="primary" pending={pending} onClick={() => answer(open, true)}>
              {messages.agree}
            </Button>
            <Button appearance="quiet" pending={pending} onClick={() => answer(open, false)}>
              {messages.refuse}
            </Button>
          </div>
          {said?.isFault && (
            <Notice tone="error">
              {said.text}
              {said.lines?.map((line) => (
                <span key={line} className="order-offer__missing">
                  {line}
                </span>
              ))}
            </Notice>
          )}
        </section>
      )}
      {past.length > 0 && (
        <details>
          <summary>{messages.history}</summary>
          <ul>
            {past.map((offer) => (
              <li key={offer.id}>
                {messages.past(offer.made_at, offer.state, {
                  before: sum(offer.payable_before),
                  after: sum(offer.payable_after),
                })}
                {isOfGoods(offer) && (
                  <ul>
                    {offer.lines.map((line) => (
                      <li key={changedTitle(line)}>{changedText(line, sum)}</li>
                    ))}
                    {offer.address && <li>{addressText(offer.address)}</li>}
                    {offer.term && <li>{termText(offer.term)}</li>}
                    {offer.changes.map((change) => (
                      <li key={change.kind}>
                        {changedWords.charge(
                          chargeText(change),
                          amountOf(change.before, sum),
                          afterOf(change, sum),
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function faultOf(error: unknown) {
  const refusal = error instanceof ShopError && error.status === 409 ? error : undefined;
  const lines = refusal?.code === 'out_of_stock' ? missingGoods(refusal.body) : [];
  const text = lines.length > 0 ? messages.missing : (refusal?.message ?? messages.failed);
  return { isFault: true, text, lines };
}

const sumWords = { question: messages.refuseQuestion, agreed: messages.agreed };
const goodsWords = { question: messages.changeRefuseQuestion, agreed: messages.changeAgreed };

/** Also of an address or a term. */
const isOfGoods = ({ lines, address, term }: OrderOffer): boolean =>
  lines.length > 0 || address !== null || term !== null;

function amountOf(roubles: number | null, sum: (roubles: number) => string): string {
  if (roubles === null) return messages.none;
  return roubles === 0 ? messages.free : sum(roubles);
}

/** A price of delivery that is taken away is told by telephone. */
const isUntold = ({ kind, after }: OrderOffer['changes'][number]): boolean =>
  kind === 'delivery' && after === null;

const afterOf = (
  change: OrderOffer['changes'][number],
  sum: (roubles: number) => string,
): string => (isUntold(change) ? messages.told : amountOf(change.after, sum));

function useSum() {
  const currency = useCurrency();
  return (roubles: number) => formatPrice(roubles, { currency });
}

function OfferTable({ offer }: { offer: OrderOffer }) {
  const sum = useSum();
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
        {offer.lines.map((line) => (
          <tr key={changedTitle(line)}>
            <th scope="row">{changedTitle(line)}</th>
            <td>{line.before ? goodsText(line.before, sum) : changedWords.none}</td>
            <td>{line.after ? goodsText(line.after, sum) : changedWords.gone}</td>
          </tr>
        ))}
        {(['address', 'term'] as const).map((what) => {
          const change = offer[what];
          return (
            change && (
              <tr key={what}>
                <th scope="row">{changedWords[what]}</th>
                <td>{change.before}</td>
                <td>{change.after}</td>
              </tr>
            )
          );
        })}
        {offer.changes.map((change) => (
          <tr key={change.kind}>
            <th scope="row">{chargeText(change)}</th>
            <td>{amountOf(change.before, sum)}</td>
            <td>{afterOf(change, sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {offer.changes.some(isUntold) ? messages.wholeWithout : messages.whole}
          </th>
          <td>{sum(offer.payable_before)}</td>
          <td>{sum(offer.payable_after)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
