import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { siteMessages } from '#messages/site/site.ts';
import { contactsOf, emailHref, hasContacts, phoneHref, useSite } from './site-data.ts';
import { WorkingHours } from './working-hours.tsx';
import './contact-list.css';

/** Channel, hours, phone, e-mail and address. Contacts that are not set are left out. */
export function ContactList() {
  const site = useSite();
  const { phone, email, telegram, address } = contactsOf(site);
  const { hours, hours_zone: zone, phones, messengers, places } = site.settings;
  if (!hasContacts(site)) return null;
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
      {messengers.map(({ label, link }) => (
        <li key={link}>
          <Send aria-hidden="true" />
          <a href={link} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
      {hours.length > 0 && (
        <li>
          <Clock aria-hidden="true" />
          <WorkingHours
            hours={zone ? [...hours, { days: siteMessages.hoursZone, time: zone }] : hours}
          />
        </li>
      )}
      {phone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {phones.map((other) => (
        <li key={other.phone}>
          <Phone aria-hidden="true" />
          <span>
            {other.label}: <a href={phoneHref(other.phone)}>{other.phone}</a>
          </span>
        </li>
      ))}
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
      {places.map((place) => (
        <li key={place.address}>
          <MapPin aria-hidden="true" />
          <address>
            {siteMessages.placeKinds[place.kind]}
            {place.name && ` «${place.name}»`}: {place.city && `${place.city}, `}
            {place.address}
            {place.hours && `, ${place.hours}`}
          </address>
        </li>
      ))}
    </ul>
  );
}
