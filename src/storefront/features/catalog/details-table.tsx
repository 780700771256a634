import { MaybeLink } from '../../ui/maybe-link.tsx';
import type { DetailsSection } from './attribute-rows.ts';
import './details-table.css';

/** What is known of a variant, by headings. */
export function DetailsTable({ sections }: { sections: readonly DetailsSection[] }) {
  return (
    <div className="details">
      {sections.map(({ heading, rows }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <dl>
            {rows.map(([label, value, page]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <MaybeLink to={page}>{value}</MaybeLink>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
