import type { DeliveryQuote, QuoteRequest } from '#contracts/delivery.ts';
import { deliveryMessages as messages } from '#messages/orders/delivery.ts';
import { formatPrice } from '#messages/words/price.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/button.tsx';
import { useCurrency } from '../../ui/currency.ts';
import { chosenHome, chosenTown, wishesOfHome } from './chosen-town.ts';
import { TownButton } from './town-button.tsx';
import { useQuote } from './use-quote.ts';
import './delivery-note.css';

interface Props {
  readonly lines: QuoteRequest['lines'];
  /** Tells what goods and delivery cost in all. */
  readonly hasWhole?: boolean;
}

/** What delivery of some goods costs and when it comes, for the town of this browser. */
export function DeliveryNote({ lines, hasWhole = false }: Props) {
  const town = useStore(chosenTown, null);
  const home = useStore(chosenHome, null);
  const floor = wishesOfHome(home);
  const { shown, isCounting, retry } = useQuote(
    town && lines.length > 0 ? { town, lines: [...lines], ...floor } : null,
  );
  return (
    <section className="delivery-note" aria-label={messages.delivery} aria-busy={isCounting}>
      <TownButton />
      {town && shown.state === 'waiting' && <p className="soft">{messages.counting}</p>}
      {shown.state === 'there' && (
        <Told quote={shown.quote} isFloorKnown={'floor' in floor} hasWhole={hasWhole} />
      )}
      {shown.state === 'refused' && <p>{shown.town}</p>}
      {shown.state === 'failed' && (
        <p>
          {messages.failed}{' '}
          <Button appearance="link" onClick={retry}>
            {messages.retry}
          </Button>
        </p>
      )}
    </section>
  );
}

interface ToldProps {
  readonly quote: DeliveryQuote;
  readonly isFloorKnown: boolean;
  readonly hasWhole: boolean;
}

function Told({ quote, isFloorKnown, hasWhole }: ToldProps) {
  const currency = useCurrency();
  const price = (roubles: number) =>
    roubles === 0 ? messages.free : formatPrice(roubles, { currency });
  return (
    <>
      <p className="delivery-note__day">
        {quote.promise ? messages.comes(quote.promise_text) : messages.dayByPhone}
      </p>
      <ul>
        {quote.charges.map(({ kind, title, amount, reason }) => (
          <li key={kind}>
            {title}
            {reason && kind !== 'delivery' ? ` (${reason})` : ''}:{' '}
            <b>
              {kind === 'delivery' && quote.price_from
                ? messages.from(price(amount))
                : price(amount)}
            </b>
          </li>
        ))}
        {quote.calls.map(({ kind, title, reason }) => (
          <li key={kind}>
            {title}: {reason}
          </li>
        ))}
      </ul>
      {hasWhole && quote.calls.length === 0 && (
        <p>
          {messages.whole}:{' '}
          <b>{quote.price_from ? messages.from(price(quote.payable)) : price(quote.payable)}</b>
        </p>
      )}
      {quote.asks.floor && !isFloorKnown && <p className="soft">{messages.liftLater}</p>}
      {quote.missing_to_free !== null && (
        <p className="soft">
          {messages.missingToFree(formatPrice(quote.missing_to_free, { currency }))}
        </p>
      )}
    </>
  );
}
