import { Link } from 'react-router';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';
import { useSite } from './site-data.ts';
import './logo.css';

/** The logo, a window with a carved frame, with the shop's name. */
export function Logo() {
  const { name } = useSite().settings;
  return (
    <Link className="logo" to={addresses.home} aria-label={siteMessages.homeLink(name)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M5 13 16 4l11 9M8 13v15h16V13M8 13h16M16 13v15M8 20h16M5 28h22" />
        <circle cx="16" cy="9.4" r="1" />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
