import LayoutGrid from 'lucide-react/icons/layout-grid';
import MenuIcon from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { siteMessages } from '#messages/site.ts';
import { CatalogPanel, PANEL_ID } from './catalog-panel.tsx';
import { Logo } from './logo.tsx';
import { contactsOf, emailHref, phoneHref, useSite } from './site-data.ts';
import { MENU_ID, SiteMenu } from './site-menu.tsx';
import './site-header.css';

/** `cart`: the button that opens the cart, with its count. */
export function SiteHeader({ cart }: { cart?: ReactNode }) {
  const { phone, email } = contactsOf(useSite());
  return (
    <header className="site-header">
      <div className="wrap site-header__row">
        <button
          type="button"
          className="icon-button site-header__menu-button"
          popoverTarget={MENU_ID}
          aria-label={siteMessages.menu}
        >
          <MenuIcon aria-hidden="true" />
        </button>
        <Logo />
        <button type="button" className="button site-header__panel-button" popoverTarget={PANEL_ID}>
          <LayoutGrid aria-hidden="true" />
          <span>{siteMessages.panel}</span>
        </button>
        <SiteMenu />
        <address className="site-header__contacts">
          <a className="site-header__phone" href={phoneHref(phone)}>
            <Phone aria-hidden="true" />
            <span>{phone}</span>
          </a>
          <a className="site-header__email" href={emailHref(email)}>
            {email}
          </a>
        </address>
        {cart && <div className="site-header__cart">{cart}</div>}
      </div>
      <CatalogPanel />
    </header>
  );
}
