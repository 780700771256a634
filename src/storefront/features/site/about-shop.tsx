import type { Maker } from '#contracts/makers.ts';
import type { ShopAbout } from '#contracts/shop-trust.ts';
import { aboutMessages as messages } from '#messages/site/about.ts';
import { siteMessages } from '#messages/site/site.ts';
import { addresses } from '../../addresses.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFit } from '../../ui/picture-fit.ts';
import { useSite } from './site-data.ts';
import { WorkingHours } from './working-hours.tsx';
import './about-shop.css';

const squareFit: PictureFit = {
  width: 320,
  height: 320,
  sizes: '160px',
  widths: [160, 320, 480],
  formats: ['avif'],
};
const paperFit: PictureFit = { ...squareFit, width: 320, height: 440 };

interface Props {
  about: ShopAbout;
  makers: readonly Maker[];
}

/** People, showrooms, makers, certificates and requisites of the shop. What the owner has not set is left out. */
export function AboutShop({ about: { people, certificates }, makers }: Props) {
  return (
    <>
      {people.length > 0 && (
        <section>
          <h2>{messages.people}</h2>
          <ul className="people">
            {people.map(({ name, role, photo }) => (
              <li key={name}>
                {photo && <Picture src={photo} alt="" fit={squareFit} />}
                <h3>{name}</h3>
                {role && <p className="soft">{role}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Showrooms />
      {makers.length > 0 && (
        <section>
          <h2>{messages.makers}</h2>
          <ul className="maker-links">
            {makers.map(({ slug, name, country }) => (
              <li key={slug}>
                <Link to={addresses.maker(slug)}>{name}</Link>
                {country && <span className="soft">{country}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {certificates.length > 0 && (
        <section>
          <h2>{messages.certificates}</h2>
          <ul className="papers">
            {certificates.map((paper) => (
              <li key={paper.title}>
                <Paper {...paper} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Requisites />
    </>
  );
}

/** A certificate is opened by itself: its address, or its picture. */
function Paper({ title, link, photo }: ShopAbout['certificates'][number]) {
  const face = (
    <>
      {photo && <Picture src={photo} alt="" fit={paperFit} />}
      <span>{title}</span>
    </>
  );
  const address = link || photo;
  if (!address) return face;
  return (
    <a href={address} target="_blank" rel="noopener">
      {face}
    </a>
  );
}

/** The showrooms with their hours, or the address of a shop without; those without hours of their own are open in the shop's. */
function Showrooms() {
  const { places, hours, address: ofShop } = useSite().settings;
  const showrooms = places.filter(({ kind }) => kind === 'showroom');
  const hasRooms = showrooms.length > 0;
  const rooms = hasRooms ? showrooms : [{ name: '', address: ofShop, hours: '' }];
  if (!hasRooms && !ofShop) return null;
  return (
    <section>
      <h2>{hasRooms ? messages.showrooms : messages.address}</h2>
      <ul className="showrooms">
        {rooms.map(({ name, address, hours: own }) => (
          <li key={address}>
            {name && <h3>{name}</h3>}
            <address>{address}</address>
            {own ? <p className="soft">{own}</p> : <WorkingHours hours={hours} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sells, with the legal details. */
export function Requisites() {
  const { seller_name: name, seller_details: details } = useSite().settings;
  if (!name) return null;
  return (
    <section>
      <h2>{siteMessages.requisites}</h2>
      <p className="text-page__lines">{[name, details].filter(Boolean).join('\n')}</p>
    </section>
  );
}
