import { accountScreens as messages } from '#messages/accounts/account-screens.ts';
import type { KnownProfile } from '../../api/answers/accounts.ts';
import './profile.css';

const longDate = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

/** The profile as a table; an unknown value is a dash. */
export function ProfileView({ profile }: { profile: KnownProfile }) {
  const rows = [
    [messages.firstName, profile.first_name],
    [messages.lastName, profile.last_name],
    [messages.middleName, profile.midle_name],
    [messages.gender, profile.gender && messages.genderNames[profile.gender]],
    [messages.email, profile.email],
    [messages.phone, profile.phone_number],
    [messages.address, profile.address],
    [messages.city, profile.city],
    [messages.birthDate, profile.birth_date && longDate.format(new Date(profile.birth_date))],
  ];
  return (
    <dl className="profile__rows">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || messages.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}
