import X from 'lucide-react/icons/x';
import type { AppliedFilter } from '#contracts/applied-filters.ts';
import type { Understood } from '#contracts/understood.ts';
import { understoodMessages } from '#messages/catalogue/understood.ts';
import { addresses } from '../../addresses.ts';
import { useCurrency } from '../../ui/currency.ts';
import { Link } from '../../ui/link.tsx';
import { searchAddress } from './load-results.ts';
import './understood-phrase.css';

interface Props {
  understood: Understood | null;
  /** The rest of the address, kept when a condition is removed. */
  filters: readonly AppliedFilter[];
  sort: string | undefined;
}

/** Prices and sizes that the text states, each removable, and the category or the page that it names. */
export function UnderstoodPhrase({ understood, filters, sort }: Props) {
  const currency = useCurrency();
  if (!understood) return null;
  const { conditions, categories, pages } = understood;
  if (conditions.length + categories.length + pages.length === 0) return null;
  return (
    <div className="understood-phrase">
      {conditions.length > 0 && (
        <ul aria-label={understoodMessages.label}>
          {conditions.map(({ limits, phrase, without }) => {
            const text = understoodMessages.condition(limits, currency);
            return (
              <li key={phrase}>
                <Link
                  className="understood-phrase__condition"
                  to={searchAddress(without, { filters, sort })}
                  aria-label={understoodMessages.remove(text)}
                >
                  {text}
                  <X aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {pages.length > 0 && (
        <p>
          <span className="soft">{understoodMessages.pages}</span>
          {pages.map(({ slug, title }) => (
            <Link key={slug} to={addresses.textPage(slug)}>
              {title}
            </Link>
          ))}
        </p>
      )}
      {categories.length > 0 && (
        <p>
          <span className="soft">{understoodMessages.categories}</span>
          {categories.map(({ slug, name }) => (
            <Link key={slug} to={addresses.products({ category: slug })}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
