import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { siteMessages } from '#messages/site/site.ts';
import { commonMessages } from '#messages/words/common.ts';
import { BilingualText } from '../../ui/english-literal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ContactList } from './contact-list.tsx';
import { hasContacts, useSite } from './site-data.ts';
import './info-sidebar.css';

/** The contacts of the shop; collapsed under 768 px. Nothing where the owner has set none. `isRead`: whether the page could read the settings. `more` stands below them. */
export function InfoSidebar({ isRead, more }: { isRead: boolean; more?: ReactNode }) {
  const site = useSite();
  const { settings } = site;
  if (isRead && !settings.welcome && !hasContacts(site)) return null;
  return (
    <aside className="info" aria-label={siteMessages.contactUs}>
      <div className="info__head">
        <h2 className="info__title">{siteMessages.contactUs}</h2>
        {!isRead && (
          <Notice tone="error">
            <BilingualText text={commonMessages.somethingWentWrong} />
          </Notice>
        )}
      </div>
      <details className="info__fold">
        <summary>
          {siteMessages.contactUs}
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className="info__content">
          {settings.welcome && <p className="soft">{settings.welcome}</p>}
          <ContactList />
        </div>
      </details>
      {more}
    </aside>
  );
}
