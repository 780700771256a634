import type { VariantAttributes } from '#contracts/attributes.ts';
import { attributeTable } from './attribute-rows.ts';
import './details-table.css';

/** All stated attributes by group. */
export function DetailsTable({ attributes }: { attributes: VariantAttributes }) {
  return (
    <div className="details">
      {attributeTable(attributes).map(({ group, label, rows }) => (
        <section key={group}>
          <h2>{label}</h2>
          <dl>
            {rows.map((row) => (
              <div key={row.key}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
