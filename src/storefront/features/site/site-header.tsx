import LayoutGrid from 'lucide-react/icons/layout-grid';
import MenuIcon from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { siteMessages } from '#messages/site/site.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CatalogPanel, PANEL_ID } from './catalog-panel.tsx';
import { Logo } from './logo.tsx';
import { contactsOf, emailHref, phoneHref, useSite } from './site-data.ts';
import { MENU_ID, SiteMenu } from './site-menu.tsx';
import './site-header.css';

interface Props {
  /** In the row on phones and wide windows, below it between. */
  search: ReactNode;
  /** The visitor's links and buttons: in the header, or in the bottom bar on a phone. */
  tools: ReactNode;
  /** Beside the tools, on a phone beside the search. */
  cart: ReactNode;
  accountLinks: ReactNode;
  /** The callback button. */
  callback: ReactNode;
  /** The town of this browser; null where the shop tells no prices of delivery. */
  town: ReactNode;
}

export function SiteHeader(props: Props) {
  const { search, tools, cart, accountLinks, callback, town } = props;
  const { phone, email } = contactsOf(useSite());
  return (
    <header className="site-header">
      {(phone || email || town) && (
        <div className="wrap site-header__strip">
          <address>
            {phone && <a href={phoneHref(phone)}>{phone}</a>}
            {email && (
              <a className="site-header__email" href={emailHref(email)}>
                {email}
              </a>
            )}
          </address>
          {town}
        </div>
      )}
      <div className="wrap site-header__row">
        <div className="site-header__first">
          <IconButton
            className="site-header__menu-button"
            icon={<MenuIcon />}
            label={siteMessages.menu}
            popoverTarget={MENU_ID}
          />
          <Logo />
        </div>
        <Button
          appearance="quiet"
          className="site-header__panel-button"
          icon={<LayoutGrid aria-hidden="true" />}
          popoverTarget={PANEL_ID}
        >
          {siteMessages.panel}
        </Button>
        <div className="site-header__search">{search}</div>
        <div className="site-header__callback">{callback}</div>
        <div className="site-header__buttons">
          <div className="site-header__tools">{tools}</div>
          {cart}
        </div>
      </div>
      <SiteMenu accountLinks={accountLinks} />
      <CatalogPanel accountLinks={accountLinks} />
    </header>
  );
}
