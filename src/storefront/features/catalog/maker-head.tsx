import type { MakerDetails } from '#contracts/makers.ts';
import { makerMessages } from '#messages/catalogue/makers.ts';
import { Picture } from '../../ui/picture.tsx';
import { fourToThree, type PictureFit } from '../../ui/picture-fit.ts';
import './maker-head.css';

const fit: PictureFit = {
  ...fourToThree,
  sizes: '240px',
  widths: [320, 480, 720],
  formats: ['avif'],
};

/** The heading of a maker's page, with what the shop says of it. */
export function MakerHead({ maker }: { maker: Omit<MakerDetails, 'brands'> }) {
  const { name, country, photo, text, count } = maker;
  return (
    <div className="maker">
      {photo && <Picture src={photo} alt="" fit={fit} priority />}
      <div className="maker__text">
        <h1>{name}</h1>
        <p className="soft">
          {[country, count > 0 && makerMessages.count(count)].filter(Boolean).join(' · ')}
        </p>
        {text
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        {count === 0 && <p>{makerMessages.none}</p>}
      </div>
    </div>
  );
}
