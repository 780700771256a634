import { useState } from 'react';
import type { CustomerCard, CustomerRow } from '#contracts/admin/customers/customers.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { contactsOf } from './customers-table.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { useSeparate } from './queries.ts';

/** Other records that may be of the same person, each with the button that joins it. */
export function AlikePeople({ card }: { card: CustomerCard }) {
  const may = useMay();
  const [chosen, choose] = useState<CustomerRow>();
  if (card.like.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.like}</h2>
      <p className="customer__soft">{words.likeAbout}</p>
      <ul className="customer__list">
        {card.like.map((one) => (
          <li key={one.id}>
            <Link to={`${officePages.customers.path}/${one.id}`}>{customerName(one)}</Link>
            <div className="customer__soft">{contactsOf(one)}</div>
            {may('customers.change') && (
              <Button aria-label={words.joinOf(customerName(one))} onPress={() => choose(one)}>
                {words.join}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <JoinDialog card={card} other={chosen} onClose={() => choose(undefined)} />}
    </section>
  );
}

const loadFinding = async () => (await import('./find-other-dialog.tsx')).FindOtherDialog;

/** The way to a record that shares neither phone nor e-mail with this one. */
export function OtherRecord({ card }: { card: CustomerCard }) {
  const may = useMay();
  const { Opened: FindOtherDialog, open, close } = useOpenLater(loadFinding);
  if (!may('customers.change') || card.erased_at) return null;
  return (
    <div>
      <Button look="quiet" onPress={open}>
        {words.other}
      </Button>
      {FindOtherDialog && <FindOtherDialog card={card} onClose={close} />}
    </div>
  );
}

/** What was joined into this record, with the way back. */
export function JoinedPeople({ card }: { card: CustomerCard }) {
  const { time_zone: zone } = useViewer();
  const may = useMay();
  const separate = useSeparate(card.id);
  if (card.joins.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.joins}</h2>
      {separate.error && <Notice look="error">{separate.error.message}</Notice>}
      <ul className="customer__list">
        {card.joins.map(({ id, at, by, other }) => (
          <li key={id}>
            {other || words.nameless}
            <div className="customer__soft">
              {words.joinedBy(by, formatNearTime(new Date(at), zone))}
            </div>
            {may('customers.change') && !card.erased_at && (
              <Button
                aria-label={words.separateOf(other || words.nameless)}
                isPending={separate.isPending}
                onPress={() => separate.mutate(id)}
              >
                {words.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
