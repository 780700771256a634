import { orderCardMessages as words } from '#messages/office/orders.ts';
import { Check } from '../../ui/check.tsx';

interface Props {
  /** Of the order; undefined where the member does not see it. */
  readonly email: string | undefined;
}

/** Whether the customer of an order is written to; one without an e-mail cannot be. */
export const LetterCheck = ({ email }: Props) =>
  email === '' ? (
    <p className="order-panel__soft">{words.noLetter}</p>
  ) : (
    <Check name="letter" defaultChecked>
      {words.letter}
    </Check>
  );
