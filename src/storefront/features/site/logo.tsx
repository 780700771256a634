import { createElement, type ReactNode } from 'react';
import type { DrawingElement, ShopLogo } from '#contracts/shop-look.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { useSite } from './site-data.ts';
import './logo.css';

/** Letters of a name that fits on one line of the header at its full size. */
const LONG_NAME = 14;

/** The shop's logo with its name, or the name alone. A shop without both has a link «Главная». */
export function Logo() {
  const { name, look } = useSite().settings;
  const { logo, logo_with_name: withName } = look;
  return (
    <Link className="logo" to={addresses.home} aria-label={siteMessages.homeLink(name)}>
      {logo && <Mark logo={logo} isWhole={withName} />}
      {!(logo && withName) && (
        <span className={name.length > LONG_NAME ? 'logo__name--long' : undefined}>
          {name || (logo ? '' : siteMessages.menuHome)}
        </span>
      )}
    </Link>
  );
}

/** A logo of one colour takes that of its surroundings; a small one stands in the page itself. */
function Mark({ logo, isWhole }: { logo: ShopLogo; isWhole: boolean }) {
  const { file, width, height, tinted, drawing } = logo;
  const size = { width, height, className: `logo__mark${isWhole ? ' logo__mark--whole' : ''}` };
  const address = `/logos/${file}`;
  if (drawing) return drawn(drawing, { ...size, 'aria-hidden': true });
  if (!tinted) return <img {...size} src={address} alt="" />;
  return (
    <svg {...size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${address}#logo`} />
    </svg>
  );
}

const drawn = ({ tag, props, children }: DrawingElement, more?: object): ReactNode =>
  createElement(tag, { ...props, ...more }, ...children.map((child) => drawn(child)));
