import { comparePageMessages } from '#messages/catalogue/compare-page.ts';
import {
  type CompareViewProps,
  EntryName,
  EntryOffer,
  EntryPicture,
  RemoveEntry,
  Value,
} from './compare-head.tsx';
import type { CompareSection } from './compare-rows.ts';
import './compare-table.css';

/** A column for each entry. Names and labels are sticky. */
export function CompareTable({ entries, sections, actions }: CompareViewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable
    <section className="compare-table" aria-label={comparePageMessages.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <td key={entry.variantId}>
                <EntryPicture entry={entry} />
                <RemoveEntry entry={entry} />
              </td>
            ))}
          </tr>
          <tr className="compare-table__names">
            <th scope="col">{comparePageMessages.product}</th>
            {entries.map((entry) => (
              <th scope="col" key={entry.variantId}>
                <EntryName entry={entry} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{comparePageMessages.price}</th>
            {entries.map((entry) => (
              <td key={entry.variantId}>
                <EntryOffer entry={entry} actions={actions} />
              </td>
            ))}
          </tr>
        </tbody>
        {sections.map((section) => (
          <Rows key={section.label} section={section} entries={entries} />
        ))}
      </table>
    </section>
  );
}

function Rows({
  section,
  entries,
}: Pick<CompareViewProps, 'entries'> & { section: CompareSection }) {
  return (
    <tbody>
      <tr className="compare-table__section">
        <th scope="rowgroup" colSpan={entries.length + 1}>
          <span>{section.label}</span>
        </th>
      </tr>
      {section.rows.map(({ key, label, values }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {entries.map(({ variantId }, index) => (
            <td key={variantId}>
              <Value>{values[index] ?? null}</Value>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
