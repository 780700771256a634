import type { VariantAttributes } from '#contracts/attributes.ts';
import type { Characteristic } from '#contracts/characteristics.ts';
import { productMessages } from '#messages/product.ts';
import { attributeTable } from './attribute-rows.ts';
import './details-table.css';

interface Props {
  attributes: VariantAttributes;
  characteristics: readonly Characteristic[];
}

/** The stated attributes by group, then the characteristics in the supplier's words. */
export function DetailsTable({ attributes, characteristics }: Props) {
  return (
    <div className="details">
      {attributeTable(attributes).map(({ group, label, rows }) => (
        <DetailsSection
          key={group}
          heading={label}
          rows={rows.map((row) => [row.label, row.value])}
        />
      ))}
      {characteristics.length > 0 && (
        <DetailsSection
          heading={productMessages.characteristics}
          rows={characteristics.map(({ label, value, unit }) => [
            label,
            unit === '' ? value : `${value}\u00a0${unit}`,
          ])}
        />
      )}
    </div>
  );
}

interface SectionProps {
  heading: string;
  rows: readonly (readonly [label: string, value: string])[];
}

function DetailsSection({ heading, rows }: SectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
