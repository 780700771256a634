import { useId } from 'react';
import { recentMessages } from '#messages/catalogue/recent.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { lineFit } from '../../ui/picture-fit.ts';
import type { RecentProduct } from './recent-storage.ts';
import { useSeen } from './use-seen.ts';
import './recently-seen.css';

export interface RecentlySeenProps {
  /** The slug of the product that the page shows. */
  except?: string;
  /** At most so many. */
  count?: number;
}

/** The products that were opened in this browser, the latest first. Nothing where there are none, and without JavaScript. */
export function RecentlySeen({ except, count = 6 }: RecentlySeenProps) {
  const headingId = useId();
  const seen = useSeen();
  const shown = seen.filter(({ slug }) => slug !== except).slice(0, count);
  if (shown.length === 0) return null;
  return (
    <section className="recent" aria-labelledby={headingId}>
      <h2 id={headingId}>{recentMessages.title}</h2>
      <ul className="recent__list">
        {shown.map((product) => (
          <li key={product.slug}>
            <SeenLink {...product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The product that was opened last, for a narrow column. */
export function LastSeen() {
  const [last] = useSeen();
  return (
    last && (
      <div className="last-seen">
        <p className="soft">{recentMessages.title}</p>
        <SeenLink {...last} />
      </div>
    )
  );
}

const SeenLink = ({ slug, variantSlug, name, photo }: RecentProduct) => (
  <Link to={variantSlug ? addresses.variant(slug, variantSlug) : addresses.product(slug)}>
    <Picture src={photo} alt="" fit={lineFit} />
    <span>{name}</span>
  </Link>
);
