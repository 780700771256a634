import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { siteMessages } from '#messages/site/site.ts';
import type { PageHandle } from '../../page-handle.ts';
import { PageBarPlace } from '../../ui/page-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { contactsOf, useSite } from './site-data.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StuckNavigation } from './stuck-navigation.tsx';
import './site-shell.css';

interface Props {
  /** The search of the header. */
  search: ReactNode;
  /** The visitor's links and buttons in the header: account and lists. */
  tools: ReactNode;
  cart: ReactNode;
  /** Links to sign in, register and sign out, for the menu and the side panel. */
  accountLinks: ReactNode;
  /** The callback button in the header. */
  callback: ReactNode;
  /** The town in the header. */
  town: ReactNode;
  /** Above the page, in its flow. */
  question: ReactNode;
  /** Fixed at the bottom of the window, above the bottom bar of a phone. */
  corner: ReactNode;
  children: ReactNode;
}

/** The layout around every page, including the error pages. */
export function SiteShell(props: Props) {
  const { search, tools, cart, accountLinks, callback, town, question, corner, children } = props;
  const isShort = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.hasShortHeader,
  );
  const site = useSite();
  const { settings } = site;
  const { phone, address } = contactsOf(site);
  /** Heads a printed page. */
  const letterhead = [settings.name, phone, address].filter(Boolean).join(' · ');
  return (
    <div className={isShort ? 'site-shell site-shell--short' : 'site-shell'}>
      <a className="visually-hidden skip-link" href="#content">
        {siteMessages.skipToContent}
      </a>
      <NavigationProgress />
      <SiteHeader
        search={search}
        tools={tools}
        cart={cart}
        accountLinks={accountLinks}
        callback={callback}
        town={settings.delivers ? town : null}
      />
      {question}
      <main id="content" className="wrap" tabIndex={-1} data-letterhead={letterhead}>
        {children}
      </main>
      <SiteFooter />
      <PageBarPlace />
      <div className="site-corner">
        <ConnectionNotice />
        <StuckNavigation />
        {corner}
      </div>
    </div>
  );
}
