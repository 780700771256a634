// The first import: tokens.css declares the order of the cascade layers.
import '../tokens/tokens.css';
import '../tokens/fonts.css';
import '../tokens/base.css';
import './ui/layout.css';
import './ui/print.css';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRouteError,
} from 'react-router';
import { siteMessages } from '#messages/site/site.ts';
import asciiFont from '../tokens/fonts/golos-text-ascii.woff2?url';
import roubleFont from '../tokens/fonts/golos-text-rouble.woff2?url';
import russianFont from '../tokens/fonts/golos-text-russian.woff2?url';
import type { Route } from './+types/root.ts';
import { addresses } from './addresses.ts';
import { rememberSettings } from './api/last-settings.ts';
import { onSignInLost } from './api/renew-access.ts';
import { AccountLinkList, AccountTools } from './features/accounts/account-links.tsx';
import {
  CallbackButton,
  CallbackCorner,
  CallbackTool,
} from './features/callback/callback-buttons.tsx';
import { CallbackDialog } from './features/callback/callback-dialog.tsx';
import { CartButton } from './features/cart/cart-button.tsx';
import { CompareLink } from './features/compare/compare-link.tsx';
import { TownPlace } from './features/delivery/delivery-places.tsx';
import { SearchBox } from './features/search/search-box.tsx';
import { FailurePage, NotFoundPage } from './features/site/error-pages.tsx';
import { LookLinks } from './features/site/look-links.tsx';
import { pageMeta } from './features/site/page-meta.ts';
import { loadSite, useSite } from './features/site/site-data.ts';
import { SiteShell } from './features/site/site-shell.tsx';
import { markAnswered } from './features/telemetry/cookie-choice.ts';
import { CookieNotice } from './features/telemetry/cookie-notice.tsx';
import { Telemetry } from './features/telemetry/telemetry.tsx';
import { WishlistLink } from './features/wishlist/wishlist-link.tsx';
import { clientLoader as inBrowser, serverLoader } from './load.ts';
import { Currency } from './ui/currency.ts';
import { recordEarlyClicks, replayEarlyClicks } from './ui/early-clicks.ts';
import { InlineScript } from './ui/inline-script.tsx';
import { Toasts } from './ui/toast.tsx';
import { useChunk } from './ui/use-chunk.ts';
import { useIsPreview } from './use-is-preview.ts';

export const loader = serverLoader(loadSite);
export const clientLoader = inBrowser(loadSite);

/** The site's data is loaded once per visit. Only a reload of the same address loads it again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href && defaultShouldRevalidate;

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  ...[russianFont, asciiFont, roubleFont].map(preloadFont),
];

/** The title and description of the error pages. Every other page has its own `meta`. */
export const meta: Route.MetaFunction = ({ error, matches, location }) =>
  pageMeta(matches, {
    title: isNotFound(error) ? siteMessages.notFoundTitle : siteMessages.errorTitle,
    description: '',
    address: location.pathname,
    noindex: true,
  });

export function Layout({ children }: { children: React.ReactNode }) {
  useEffect(replayEarlyClicks, []);
  return (
    // Inline scripts change attributes of <html> before hydration (for example `data-cookies`).
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <InlineScript code={markAnswered} />
        <InlineScript code={recordEarlyClicks} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <LookLinks />
      </head>
      <body>
        <Prices>
          <PreviewMark />
          <SiteShell
            search={<Search />}
            tools={<Tools />}
            cart={<CartButton />}
            accountLinks={<AccountLinkList />}
            callback={<CallbackButton />}
            town={<TownPlace />}
            question={<Cookies />}
            corner={
              <>
                <CallbackCorner />
                <Telemetry />
              </>
            }
          >
            {children}
          </SiteShell>
          <Callback />
          <Toasts />
        </Prices>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Prices in the form of the shop. */
const Prices = ({ children }: { children: React.ReactNode }) => (
  <Currency value={useSite().settings.currency}>{children}</Currency>
);

function Search() {
  const { categories } = useSite();
  return <SearchBox categories={categories.ok ? categories.data : []} />;
}

const Tools = () => (
  <>
    <AccountTools />
    <WishlistLink />
    <CallbackTool />
    <CompareLink />
  </>
);

function Callback() {
  const { settings } = useSite();
  return <CallbackDialog settings={settings} />;
}

/** What the staff looks at is not taken for what the shop says: seen across the page, and read out before it. */
function PreviewMark() {
  if (!useIsPreview()) return null;
  return (
    <>
      <aside className="visually-hidden" aria-label={siteMessages.preview}>
        {siteMessages.previewNote}
      </aside>
      <p className="preview-mark" aria-hidden="true" data-text={siteMessages.preview} />
    </>
  );
}

function Cookies() {
  const { documents } = useSite().settings;
  if (useIsPreview()) return null;
  return <CookieNotice hasPolicy={documents.some(({ slug }) => slug === 'policy')} />;
}

export default function Root() {
  const { settings } = useSite();
  const navigate = useNavigate();
  useEffect(() => rememberSettings(settings), [settings]);
  useEffect(() => onSignInLost(() => navigate(addresses.login(ownPath()))), [navigate]);
  return <Outlet />;
}

/** The current path, to return to after a sign-in. */
const ownPath = () => location.pathname + location.search;

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <NotFoundPage more={<Recent />} /> : <FailurePage />;
}

const loadRecent = () => import('./features/recent/recently-seen.tsx');

/** A lazy chunk: few visitors miss a page. */
function Recent() {
  const chunk = useChunk(loadRecent, true);
  return chunk.state === 'there' && <chunk.module.RecentlySeen />;
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
