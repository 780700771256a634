import '../../ui/table.css';
import './asked-prices.css';
import type { AskedPrices } from '#contracts/admin/goods/asked-prices.ts';
import { largePriceMessages as words } from '#messages/catalogue/large-prices.ts';
import { formatPrice } from '#messages/words/price.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { say } from '../../ui/toasts.tsx';
import { useAnswerPrices, useAskedPrices } from './asked-queries.ts';

/** So many are shown at once. */
const FEW = 3;

/** Prices of nightly feeds that the shop has not taken, each source with its two answers. */
export function AskedPricesSection() {
  const asked = useAskedPrices().data?.asked ?? [];
  if (asked.length === 0) return null;
  return (
    <section className="section" aria-label={words.asked}>
      <h2>{words.asked}</h2>
      <p>{words.askedAbout}</p>
      {asked.map((one) => (
        <OfSource key={one.source} asked={one} />
      ))}
    </section>
  );
}

function OfSource({ asked }: { asked: AskedPrices }) {
  const { source, count, since, until, first } = asked;
  const { time_zone: zone } = useViewer();
  const mayChange = useMay()('imports.change');
  const answer = useAnswerPrices(({ accept }, { answered }) =>
    say(accept ? words.accepted(source, answered) : words.kept(source)),
  );
  const isChosen = (accept: boolean) => answer.isPending && answer.variables.accept === accept;
  const tell = (accept: boolean) => answer.mutate({ source, accept, until });
  const others = first.slice(FEW);
  return (
    <div className="asked-prices">
      <p>
        <strong>{source}</strong>
        <span className="asked-prices__soft">
          {words.askedOf(count, formatNearTime(new Date(since), zone))}
        </span>
      </p>
      <Prices prices={first.slice(0, FEW)} />
      {others.length > 0 && (
        <details>
          <summary>
            {first.length < count ? words.firstOf(first.length, count) : words.allOf(count)}
          </summary>
          <Prices prices={others} />
        </details>
      )}
      {answer.error && <Notice look="error">{answer.error.message}</Notice>}
      {mayChange && (
        <div className="form__actions">
          <Button
            look="main"
            aria-label={words.acceptOf(source)}
            isPending={isChosen(true)}
            onPress={() => tell(true)}
          >
            {words.accept}
          </Button>
          <Button
            aria-label={words.keepOf(source)}
            isPending={isChosen(false)}
            onPress={() => tell(false)}
          >
            {words.keep}
          </Button>
        </div>
      )}
    </div>
  );
}

const Prices = ({ prices }: { prices: AskedPrices['first'] }) => (
  <table className="table asked-prices__table">
    <thead>
      <tr>
        <th scope="col">{words.product}</th>
        <th scope="col">{words.now}</th>
        <th scope="col">{words.offered}</th>
      </tr>
    </thead>
    <tbody>
      {prices.map(({ article, name, from, to }) => (
        <tr key={article}>
          <td>
            {name} <span className="asked-prices__soft">{article}</span>
          </td>
          <td>{formatPrice(from)}</td>
          <td>
            {formatPrice(to)}{' '}
            <span className="asked-prices__percent">{words.percent(from, to)}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
