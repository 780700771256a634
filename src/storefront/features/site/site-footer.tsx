import type { SiteSettings } from '#contracts/site-settings.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../../addresses.ts';
import { hasTokens } from '../../api/tokens.ts';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useViewer } from '../../viewer.ts';
import { ContactList } from './contact-list.tsx';
import { Logo } from './logo.tsx';
import { firstCategories, hasContacts, useSite } from './site-data.ts';
import './site-footer.css';

const { tracking, wishlist, compare, cart } = siteMessages.serviceLinks;
const otherServiceLinks = [
  { to: addresses.wishlist, label: wishlist },
  { to: addresses.compare, label: compare },
  { to: addresses.cart, label: cart },
];

export function SiteFooter() {
  const site = useSite();
  const { name, about, look, pages, documents } = site.settings;
  const trackingAddress = useTracking();
  const offer = documents.find(({ slug }) => slug === 'offer');
  return (
    <footer className="site-footer">
      <div className="wrap site-footer__columns">
        {(name || about || look.logo) && (
          <div className="site-footer__about">
            <Logo />
            {about && <p>{about}</p>}
          </div>
        )}
        {!(site.categories.ok && site.categories.data.length === 0) && (
          <section aria-labelledby="footer-categories">
            <h2 id="footer-categories">{siteMessages.footerCategories}</h2>
            <FooterCategories />
          </section>
        )}
        {pages.length > 0 && (
          <FooterLinks
            id="footer-information"
            heading={siteMessages.footerInformation}
            links={pages.map(({ slug, title }) => ({
              to: addresses.textPage(slug),
              label: title,
            }))}
          />
        )}
        <FooterLinks
          id="footer-service"
          heading={siteMessages.footerService}
          links={[{ to: trackingAddress, label: tracking }, ...otherServiceLinks]}
        />
        {hasContacts(site) && (
          <section aria-labelledby="footer-contacts">
            <h2 id="footer-contacts">{siteMessages.footerContacts}</h2>
            <ContactList />
          </section>
        )}
      </div>
      <div className="wrap site-footer__last">
        <small>{siteMessages.copyright(site.year, name)}</small>
        <Seller settings={site.settings} />
        {documents.some(({ slug }) => slug === 'policy') && (
          <a href={addresses.policy}>{siteMessages.policy}</a>
        )}
        {offer && <Link to={addresses.textPage(offer.slug)}>{offer.title}</Link>}
      </div>
    </footer>
  );
}

/** Where an order is followed: a customer's history, or a guest's way to a letter with the link. */
function useTracking(): string {
  const { state } = useViewer();
  const isHydrated = useHydrated();
  const mayBeCustomer = state === 'customer' || (state !== 'guest' && isHydrated && hasTokens());
  return mayBeCustomer ? addresses.account : addresses.findOrder;
}

interface LinksProps {
  id: string;
  heading: string;
  links: readonly { to: string; label: string }[];
}

function FooterLinks({ id, heading, links }: LinksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The seller's legal details, required by law; nothing when the owner has not set them. */
function Seller({ settings }: { settings: Pick<SiteSettings, 'seller_name' | 'seller_details'> }) {
  const { seller_name: name, seller_details: details } = settings;
  if (!name) return null;
  return <small>{[name, details].filter(Boolean).join(name.endsWith('.') ? ' ' : '. ')}</small>;
}

function FooterCategories() {
  const site = useSite();
  if (!site.categories.ok) return <p>{siteMessages.footerCategoriesFailed}</p>;
  return (
    <ul>
      {firstCategories(site).map(({ id, slug, name }) => (
        <li key={id}>
          <Link to={addresses.products({ category: slug })}>{name}</Link>
        </li>
      ))}
      <li>
        <Link to={addresses.categories}>{siteMessages.panelAll}</Link>
      </li>
    </ul>
  );
}
