import { draftWords as words } from '#messages/office/drafts.ts';
import { call } from '../../../api/call-api.ts';
import { orderCompanyCalls, ordersCalls } from '../../../api/endpoints/orders.ts';
import { useChange } from '../../../api/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRested } from '../../../ui/use-rested.ts';
import { customerOf, type Written } from './draft-fields.ts';
import { useKnownCustomers } from './draft-queries.ts';

interface Props {
  readonly phone: string;
  readonly onTake: (customer: Partial<Written>) => void;
}

/** Who has ordered from a telephone number before: name, mail and address of that order can be taken. */
export function KnownCustomers({ phone, onTake }: Props) {
  const digits = useRested(phone.replaceAll(/\D/g, '').slice(-10));
  const found = useKnownCustomers(digits);
  const take = useChange(
    (number: string) =>
      Promise.all([
        call(ordersCalls.get, { params: { number } }),
        call(orderCompanyCalls.get, { params: { number } }),
      ]),
    {
      onDone: ([card, { company }]) => {
        if (card.view === 'whole') onTake(customerOf(card, company));
      },
    },
  );
  const orders = digits.length < 10 ? [] : (found.data?.orders ?? []);
  // The latest order of each.
  const seen = new Map(
    orders.toReversed().map((one) => [words.take(one.customer_name, one.city), one]),
  );
  if (seen.size === 0) return null;
  return (
    <Notice>
      <p>{words.known}</p>
      <ul>
        {[...seen].map(([name, { number }]) => (
          <li key={name}>
            {name}{' '}
            <Button
              look="quiet"
              aria-label={words.takeOf(name)}
              isPending={take.isPending}
              onPress={() => take.mutate(number)}
            >
              {words.takeButton}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
