import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import type { CompareEntry } from './compare-entry.ts';
import { rowsAside } from './compare-rows.ts';
import './compare-aside.css';

/** What a shopper does not choose by, folded below the comparison. */
export function CompareAside({ entries }: { entries: readonly CompareEntry[] }) {
  const rows = rowsAside(entries);
  if (rows.length === 0) return null;
  return (
    <details className="compare-aside">
      <summary>{comparePageMessages.aside}</summary>
      <dl>
        {rows.map(({ key, label, values }) => (
          <div key={key}>
            <dt>{label}</dt>
            {entries.map(({ variantId, name }, index) => (
              <dd key={variantId}>
                {name}: {values[index] ?? comparePageMessages.notStated}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
