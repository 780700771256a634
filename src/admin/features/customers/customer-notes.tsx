import { useState } from 'react';
import type { CustomerCard } from '#contracts/admin/customers/customers.ts';
import { LONGEST_NOTE } from '#contracts/admin/customers/values.ts';
import { customerWords as words } from '#messages/office/customers.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useRemoveNote, useWriteNote } from './queries.ts';

/** What the staff have written about a person, and the field for more. */
export function CustomerNotes({ card }: { card: CustomerCard }) {
  const { time_zone: zone } = useViewer();
  const may = useMay();
  const [saved, setSaved] = useState(0);
  const write = useWriteNote(card.id, () => setSaved(saved + 1));
  const remove = useRemoveNote(card.id);
  const mayWrite = may('customers.change') && card.erased_at === null;
  if (!mayWrite && card.notes.length === 0) return null;
  return (
    <section className="section">
      <h2>{words.notes}</h2>
      {mayWrite && (
        <Form key={saved} failure={write.error} onSubmit={({ text = '' }) => write.mutate(text)}>
          <Field
            name="text"
            label={words.noteField}
            hint={words.noteHint}
            isLong
            maxLength={LONGEST_NOTE}
          />
          <div className="form__actions">
            <Button type="submit" isPending={write.isPending}>
              {words.noteSave}
            </Button>
          </div>
        </Form>
      )}
      <ul className="customer__list">
        {card.notes.map(({ id, at, by, is_own: isOwn, text }) => {
          const time = formatNearTime(new Date(at), zone);
          return (
            <li key={id}>
              <div className="customer__note">{text}</div>
              <div className="customer__soft">
                {by}, {time}{' '}
                {isOwn && mayWrite && (
                  <Button
                    look="quiet"
                    aria-label={words.noteRemoveOf(time)}
                    isPending={remove.isPending}
                    onPress={() => remove.mutate(id)}
                  >
                    {words.noteRemove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
