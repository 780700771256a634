import { type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';
import { usePopoverClosing } from '../../ui/use-popover-closing.ts';
import { contactsOf, emailHref, phoneHref, useSite } from './site-data.ts';
import './site-menu.css';

export const MENU_ID = 'menu';

const links = [
  { to: addresses.home, label: siteMessages.menuHome },
  { to: addresses.categories, label: siteMessages.menuCategories },
];

/** A row of links on wide screens; under 768 px a native popover: Esc and a click outside close it. */
export function SiteMenu({ accountLinks }: { accountLinks: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  usePopoverClosing(menu);
  const { phone, email } = contactsOf(useSite());
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className="site-menu"
      aria-label={siteMessages.menu}
    >
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === addresses.home} prefetch="intent">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="site-menu__account">{accountLinks}</div>
      <address className="site-menu__contacts">
        <a href={phoneHref(phone)}>{phone}</a>
        <a href={emailHref(email)}>{email}</a>
      </address>
    </nav>
  );
}
