import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Facets } from '#contracts/facets.ts';
import { filterMessages } from '#messages/catalogue/filters.ts';
import { type JsonText, parseJsonText } from '../../../json-text.ts';
import type { Block } from '../../../load.ts';
import { useCurrency } from '../../../ui/currency.ts';
import { Link } from '../../../ui/link.tsx';
import { popularFilters } from './popular-filters.ts';
import './popular-filter-links.css';

export interface PopularFilterLinksProps {
  filters: readonly AppliedFilter[];
  facets: Block<JsonText<Facets>>;
  hrefOf: (filters: readonly AppliedFilter[]) => string;
}

/** The popular filters of a list as links, in one line. */
export function PopularFilterLinks({ filters, facets, hrefOf }: PopularFilterLinksProps) {
  const currency = useCurrency();
  const popular = facets.ok ? popularFilters(parseJsonText(facets.data), filters, currency) : [];
  if (popular.length === 0) return null;
  return (
    <nav className="popular-filters" aria-label={filterMessages.popular}>
      <ul>
        {popular.map(({ text, filter }) => (
          <li key={text}>
            <Link to={hrefOf([...filters, filter])} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
