import type { ReactNode } from 'react';
import { siteMessages } from '#messages/site.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { StuckNavigation } from './stuck-navigation.tsx';
import './site-shell.css';

interface Props {
  /** The search of the header. */
  search: ReactNode;
  /** The visitor's own links and buttons in the header: account, lists, cart. */
  tools: ReactNode;
  /** Links to sign in, register, leave, for menu and side panel. */
  accountLinks: ReactNode;
  /** The button in the header that asks for a call. */
  callback: ReactNode;
  /** What stays at the foot of the window, above the tools of a phone. */
  corner: ReactNode;
  children: ReactNode;
}

/** What stands around every page, error pages too. */
export function SiteShell({ search, tools, accountLinks, callback, corner, children }: Props) {
  return (
    <div className="site-shell">
      <a className="visually-hidden skip-link" href="#content">
        {siteMessages.skipToContent}
      </a>
      <NavigationProgress />
      <SiteHeader search={search} tools={tools} accountLinks={accountLinks} callback={callback} />
      <main id="content" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <div className="site-corner">
        <StuckNavigation />
        {corner}
      </div>
    </div>
  );
}
