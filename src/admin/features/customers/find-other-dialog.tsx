import { useState } from 'react';
import type { CustomerCard, CustomerRow } from '#contracts/admin/customers/customers.ts';
import { customerName, customerWords as words } from '#messages/office/customers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useRested } from '../../ui/use-rested.ts';
import { contactsOf } from './customers-table.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { useCustomers } from './queries.ts';

interface Props {
  readonly card: CustomerCard;
  readonly onClose: () => void;
}

/** Finds another record of the same person, with another phone and another e-mail, and joins it. */
export function FindOtherDialog({ card, onClose }: Props) {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<CustomerRow>();
  const asked = useRested(text.trim());
  if (chosen) return <JoinDialog card={card} other={chosen} onClose={onClose} />;
  return (
    <Dialog title={words.otherTitle} onClose={onClose}>
      <p className="customer__soft">{words.otherAbout}</p>
      <Field
        name="text"
        label={words.search}
        hint={words.searchHint}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={setText}
      />
      {asked && <Found card={card} text={asked} onChoose={choose} />}
    </Dialog>
  );
}

/** So many are shown; who looks for another adds words. */
const MOST = 8;

function Found({
  card,
  text,
  onChoose,
}: {
  readonly card: CustomerCard;
  readonly text: string;
  readonly onChoose: (other: CustomerRow) => void;
}) {
  return (
    <Loaded query={useCustomers({ text })}>
      {({ pages }) => {
        const others = pages.flatMap(({ rows }) => rows).filter(({ id }) => id !== card.id);
        if (others.length === 0) return <p aria-live="polite">{words.otherNone}</p>;
        return (
          <>
            <ul className="customer__list">
              {others.slice(0, MOST).map((one) => (
                <li key={one.id}>
                  {customerName(one)}
                  <div className="customer__soft">{contactsOf(one)}</div>
                  <Button aria-label={words.chooseOf(calledOf(one))} onPress={() => onChoose(one)}>
                    {words.choose}
                  </Button>
                </li>
              ))}
            </ul>
            {others.length > MOST && <p className="customer__soft">{words.otherMore}</p>}
          </>
        );
      }}
    </Loaded>
  );
}

const calledOf = (one: CustomerRow): string =>
  [customerName(one), contactsOf(one)].filter(Boolean).join(', ');
