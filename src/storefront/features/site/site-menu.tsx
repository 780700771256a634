import { type ReactNode, useRef } from 'react';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../../addresses.ts';
import { usePopoverClosing } from '../../ui/use-popover-closing.ts';
import { MenuCategories } from './menu-categories.tsx';
import { MenuLink } from './menu-link.tsx';
import { contactsOf, emailHref, phoneHref, type SiteData, useSite } from './site-data.ts';
import './site-menu.css';

export const MENU_ID = 'menu';

/** Home, the pages that the owner put into the menu, categories. Narrow windows have the pages in the footer. */
const linksOf = ({ settings }: SiteData) => [
  { to: addresses.home, label: siteMessages.menuHome, wide: false },
  ...settings.pages
    .filter(({ menu }) => menu)
    .map(({ slug, title }) => ({ to: addresses.textPage(slug), label: title, wide: true })),
  { to: addresses.categories, label: siteMessages.menuCategories, wide: false },
];

/** The menu under the header: a native popover. Esc and a click outside close it, and it opens without JavaScript. */
export function SiteMenu({ accountLinks }: { accountLinks: ReactNode }) {
  const menu = useRef<HTMLElement>(null);
  usePopoverClosing(menu);
  const site = useSite();
  const { phone, email } = contactsOf(site);
  return (
    <nav
      ref={menu}
      id={MENU_ID}
      popover="auto"
      className="site-menu"
      aria-label={siteMessages.menu}
    >
      <div className="wrap site-menu__columns">
        <ul className="site-menu__links">
          {linksOf(site).map(({ to, label, wide }) => (
            <li key={to} className={wide ? 'site-menu__wide' : undefined}>
              <MenuLink to={to}>{label}</MenuLink>
            </li>
          ))}
        </ul>
        <MenuCategories />
        <div className="site-menu__account">{accountLinks}</div>
        <address className="site-menu__contacts">
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
          {email && <a href={emailHref(email)}>{email}</a>}
        </address>
      </div>
    </nav>
  );
}
