import { siteMessages } from '#messages/site.ts';
import type { StaticText } from '#messages/static-pages.ts';
import { addresses, type StaticPageName, staticPageNames } from '../../addresses.ts';
import { ContactList } from './contact-list.tsx';
import { MenuLink } from './menu-link.tsx';
import { useSite } from './site-data.ts';
import './static-page.css';

interface Props {
  name: StaticPageName;
  text: StaticText;
}

/** A text page. The contacts page also lists the contacts. */
export function StaticPage({ name, text }: Props) {
  return (
    <div className="static-page">
      <article className="static-page__text">
        <h1>{siteMessages.staticPages[name]}</h1>
        <p className="static-page__lead">{text.lead}</p>
        {name === 'contacts' && <Contacts />}
        {text.sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </article>
      <nav aria-label={siteMessages.footerInformation}>
        <ul className="static-page__others">
          {staticPageNames.map((other) => (
            <li key={other}>
              <MenuLink to={addresses.staticPage(other)}>
                {siteMessages.staticPages[other]}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Section({
  section: { heading, terms = [], points = [], paragraphs = [] },
}: {
  section: StaticText['sections'][number];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      {terms.length > 0 && (
        <dl className="static-page__terms">
          {terms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {points.length > 0 && (
        <ul className="static-page__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Phone, e-mail, channel, address, hours, and the seller's legal details. */
function Contacts() {
  const { settings } = useSite();
  const seller = settings.ok ? settings.data : null;
  return (
    <>
      <ContactList />
      {seller?.seller_name && (
        <section>
          <h2>{siteMessages.requisites}</h2>
          <p className="static-page__lines">
            {[seller.seller_name, seller.seller_details].filter(Boolean).join('\n')}
          </p>
        </section>
      )}
    </>
  );
}
