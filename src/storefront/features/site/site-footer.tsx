import { Link } from 'react-router';
import { siteMessages } from '#messages/site.ts';
import { addresses } from '../../addresses.ts';
import { ContactList } from './contact-list.tsx';
import { Logo } from './logo.tsx';
import { firstCategories, useSite } from './site-data.ts';
import './site-footer.css';

export function SiteFooter() {
  const site = useSite();
  return (
    <footer className="site-footer">
      <div className="wrap site-footer__columns">
        <div className="site-footer__about">
          <Logo />
          <p>{siteMessages.footerAbout}</p>
        </div>
        <section aria-labelledby="footer-categories">
          <h2 id="footer-categories">{siteMessages.footerCategories}</h2>
          <FooterCategories />
        </section>
        <section aria-labelledby="footer-contacts">
          <h2 id="footer-contacts">{siteMessages.footerContacts}</h2>
          <ContactList />
        </section>
        {site.settings.ok && site.settings.data.seller_name && (
          <section aria-labelledby="footer-seller">
            <h2 id="footer-seller">{siteMessages.footerSeller}</h2>
            <p>{site.settings.data.seller_name}</p>
            <p className="site-footer__details">{site.settings.data.seller_details}</p>
          </section>
        )}
      </div>
      <div className="wrap site-footer__last">
        <small>{siteMessages.copyright(site.year)}</small>
        <a href={addresses.policy}>{siteMessages.policy}</a>
      </div>
    </footer>
  );
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
