import { useId } from 'react';
import { comparePageMessages } from '#messages/compare-page.ts';
import {
  type CompareViewProps,
  EntryName,
  EntryOffer,
  EntryPicture,
  RemoveEntry,
  Value,
} from './compare-head.tsx';
import './compare-cards.css';

/** A card for each entry, two in view. Rows of the same attribute are aligned across the cards (subgrid). */
export const CompareCards = (props: CompareViewProps) => (
  <ul className="compare-cards" aria-label={comparePageMessages.items}>
    {props.entries.map((entry, index) => (
      <Card key={entry.variantId} index={index} {...props} />
    ))}
  </ul>
);

/** The rows of the head: picture, name, offer. */
const HEAD_ROWS = 3;

function Card({ entries, sections, actions, index }: CompareViewProps & { index: number }) {
  const nameId = useId();
  const entry = entries[index];
  const rows = sections.flatMap((section) => section.rows);
  if (!entry) return null;
  return (
    <li className="compare-card" style={{ gridRowEnd: `span ${HEAD_ROWS + rows.length}` }}>
      <article aria-labelledby={nameId}>
        <div className="compare-card__photo">
          <EntryPicture entry={entry} />
          <RemoveEntry entry={entry} />
        </div>
        <EntryName entry={entry} id={nameId} />
        <EntryOffer entry={entry} actions={actions} />
        {rows.length > 0 && (
          <dl style={{ gridRowEnd: `span ${rows.length}` }}>
            {rows.map((row) => (
              <div key={row.key}>
                <dt>{row.label}</dt>
                <dd>
                  <Value>{row.values[index] ?? null}</Value>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </article>
    </li>
  );
}
