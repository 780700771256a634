import type { SiteSettings } from '#contracts/site-settings.ts';
import { siteMessages } from '#messages/site/site.ts';

/** The hours by days. */
export function WorkingHours({ hours }: Pick<SiteSettings, 'hours'>) {
  return (
    <dl className="contacts__hours" aria-label={siteMessages.hours}>
      {hours.map(({ days, time }) => (
        <div key={days}>
          <dt>{days}</dt> <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
