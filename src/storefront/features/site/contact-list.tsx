import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { siteMessages } from '#messages/site.ts';
import { contactsOf, emailHref, phoneHref, useSite } from './site-data.ts';
import './contact-list.css';

/** Channel, hours, phone, e-mail and address. Contacts that are not set are left out. */
export function ContactList() {
  const { phone, email, telegram, address } = contactsOf(useSite());
  return (
    <ul className="contacts">
      {telegram && (
        <li>
          <Send aria-hidden="true" />
          <a href={telegram} target="_blank" rel="noopener">
            {siteMessages.telegram}
          </a>
        </li>
      )}
      <li>
        <Clock aria-hidden="true" />
        <WorkingHours />
      </li>
      {phone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {email && (
        <li>
          <Mail aria-hidden="true" />
          <a href={emailHref(email)}>{email}</a>
        </li>
      )}
      {address && (
        <li>
          <MapPin aria-hidden="true" />
          <address>{address}</address>
        </li>
      )}
    </ul>
  );
}

function WorkingHours() {
  return (
    <dl className="contacts__hours" aria-label={siteMessages.hours}>
      {siteMessages.workingHours.map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt> <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
