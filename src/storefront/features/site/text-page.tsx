import type { ReactNode } from 'react';
import type { TextPage } from '#contracts/shop-content.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../../addresses.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Requisites } from './about-shop.tsx';
import { ContactList } from './contact-list.tsx';
import { Edition, Editions } from './document-edition.tsx';
import { MenuLink } from './menu-link.tsx';
import { useSite } from './site-data.ts';
import './text-page.css';

/** The slug of the page that lists the contacts too. */
const CONTACTS = 'contacts';

/** A page of text, with links to the others. `more` stands below the text. */
export function TextPageView({ page, more }: { page: TextPage; more?: ReactNode }) {
  const { slug, title, lead, text, document } = page;
  const { pages, documents } = useSite().settings;
  const others = document ? [...pages, ...documents] : pages;
  return (
    <div className="text-page">
      <article className="text-page__text">
        <h1>{title}</h1>
        {document && <Edition slug={slug} edition={document} />}
        {lead && <p className="text-page__lead">{lead}</p>}
        {slug === CONTACTS && <Contacts />}
        <RichText text={text} />
        {more}
        {document && <Editions slug={slug} edition={document} />}
      </article>
      <nav aria-label={siteMessages.footerInformation}>
        <ul className="text-page__others">
          {others.map((other) => (
            <li key={other.slug}>
              <MenuLink to={addresses.textPage(other.slug)}>{other.title}</MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Phone, e-mail, channel, address, hours, and the seller's legal details. */
function Contacts() {
  return (
    <>
      <ContactList />
      <Requisites />
    </>
  );
}
