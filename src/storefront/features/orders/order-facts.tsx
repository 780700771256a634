import type { ReactNode } from 'react';
import './order-facts.css';

/** A label and its value; a row without a value is left out. */
export type Fact = readonly [label: string, value: ReactNode];

export const OrderFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="order__facts">
    {facts
      .filter(([, value]) => value !== null && value !== '' && value !== false)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
