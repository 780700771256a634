import type { ReactNode } from 'react';
import { siteMessages } from '#messages/site.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import './site-shell.css';

/** What stands around every page, error pages too. */
export function SiteShell({ cart, children }: { cart?: ReactNode; children: ReactNode }) {
  return (
    <div className="site-shell">
      <a className="visually-hidden skip-link" href="#content">
        {siteMessages.skipToContent}
      </a>
      <NavigationProgress />
      <SiteHeader cart={cart} />
      <main id="content" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
