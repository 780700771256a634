import { Link } from 'react-router';
import type { Facets } from '#contracts/facets.ts';
import type { FilterParameters } from '#contracts/filters.ts';
import { filterMessages } from '#messages/filters.ts';
import { type JsonText, parseJsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import { BilingualText } from '../../../ui/english-literal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withoutFilter } from './filter-fields.ts';
import './empty-state-actions.css';

const MOST = 3;

export interface EmptyStateActionsProps {
  filters: FilterParameters;
  facets: Block<JsonText<Facets>>;
  hrefOf: (filters: FilterParameters) => string;
}

/** The actions of an empty list: links that remove one filter each, the one with the most products first. */
export function EmptyStateActions({ filters, facets, hrefOf }: EmptyStateActionsProps) {
  const without = facets.ok ? parseJsonText(facets.data).without : [];
  const helpful = without.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <div className="ways-out">
      <Notice>
        <BilingualText text={filterMessages.nothing} />
      </Notice>
      <p>{filterMessages.waysOut}</p>
      <ul>
        {helpful.slice(0, MOST).map((way) => (
          <li key={way.name}>
            <Link to={hrefOf(withoutFilter(filters, way.name))} preventScrollReset>
              {filterMessages.wayOut(way)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={hrefOf({})} preventScrollReset>
            {filterMessages.resetAll}
          </Link>
        </li>
      </ul>
    </div>
  );
}
