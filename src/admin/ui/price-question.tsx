import './price-question.css';
import type { LargePrices } from '#contracts/admin/goods/large-prices.ts';
import { largePriceMessages as words } from '#messages/catalogue/large-prices.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly large: LargePrices;
  readonly answer: (areMeant: boolean) => void;
}

/** Shows the largest changes of prices and asks whether they are meant. The focus is on going back. */
export const PriceQuestionDialog = ({ large, answer }: Props) => (
  <Dialog title={words.title} onClose={() => answer(false)}>
    <p>{words.ask(large)}</p>
    <ul className="price-question">
      {large.examples.map(({ article, name, from, to }) => (
        <li key={article}>
          <span>
            {name} <span className="price-question__article">{article}</span>
          </span>
          <span className="price-question__step">
            {words.step(from, to)} <strong>{words.percent(from, to)}</strong>
          </span>
        </li>
      ))}
    </ul>
    {large.count > large.examples.length && (
      <p>{words.more(large.count - large.examples.length)}</p>
    )}
    <div className="form__actions">
      <Button look="main" onPress={() => answer(false)} autoFocus>
        {words.back}
      </Button>
      <Button look="danger" onPress={() => answer(true)}>
        {words.change(large.count)}
      </Button>
    </div>
  </Dialog>
);
