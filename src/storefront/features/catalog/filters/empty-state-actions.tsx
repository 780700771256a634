import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facets } from '#contracts/facets.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { type JsonText, parseJsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import { BilingualText } from '../../../ui/english-literal.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import './empty-state-actions.css';

const MAX_ACTIONS = 3;

export interface EmptyStateActionsProps {
  filters: readonly AppliedFilter[];
  facets: Block<JsonText<Facets>> | null;
  hrefOf: (filters: readonly AppliedFilter[]) => string;
}

/** The actions of an empty list: links that remove one filter each, the one with the most products first. */
export function EmptyStateActions({ filters, facets, hrefOf }: EmptyStateActionsProps) {
  const without = facets?.ok ? parseJsonText(facets.data).without : [];
  const useful = without.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <div className="ways-out">
      <Notice>
        <BilingualText text={filterMessages.nothing} />
      </Notice>
      <p>{filterMessages.suggestions}</p>
      <ul>
        {useful.slice(0, MAX_ACTIONS).map((removal) => (
          <li key={removal.name}>
            <Link to={hrefOf(withoutNamed(filters, removal.name))} preventScrollReset>
              {filterMessages.wayOut(removal)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={hrefOf([])} preventScrollReset>
            {filterMessages.resetAll}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** An own filter may have options and limits of one name. */
const withoutNamed = (filters: readonly AppliedFilter[], name: string): AppliedFilter[] =>
  filters.filter((one) => one.name.toLowerCase() !== name.toLowerCase());
