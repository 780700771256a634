import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
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
export function CompareCards(props: CompareViewProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <StickyNames entries={props.entries} list={list} />
      <ul ref={list} className="compare-cards" aria-label={comparePageMessages.items}>
        {props.entries.map((entry, index) => (
          <Card key={entry.variantId} index={index} {...props} />
        ))}
      </ul>
    </>
  );
}

interface NamesProps extends Pick<CompareViewProps, 'entries'> {
  list: RefObject<HTMLUListElement | null>;
}

/** The names once more, while those of the cards are above the screen. They move with the cards, and are not read out twice. */
function StickyNames({ entries, list }: NamesProps) {
  const names = useRef<HTMLDivElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have other names
  useEffect(() => {
    const cards = list.current;
    const last = cards?.querySelector('.compare__name');
    if (!cards || !last) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = (entry?.boundingClientRect.top ?? 0) < (entry?.rootBounds?.top ?? 0) + 48;
      setIsNeeded(entry?.isIntersecting === false && isAbove);
    });
    const follow = () => {
      if (names.current) names.current.scrollLeft = cards.scrollLeft;
    };
    observer.observe(last);
    follow();
    cards.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      cards.removeEventListener('scroll', follow);
    };
  }, [list, entries, isNeeded]);
  return (
    <div className="compare-names" aria-hidden="true">
      {isNeeded && (
        <div ref={names}>
          {entries.map(({ variantId, name }) => (
            <span key={variantId}>{name}</span>
          ))}
        </div>
      )}
    </div>
  );
}

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
