import { useRef } from 'react';
import { catalogMessages } from '#messages/catalog.ts';
import { Picture } from '../../ui/picture.tsx';
import { useSnapStrip } from '../../ui/use-snap-strip.ts';
import './gallery.css';

interface Props {
  name: string;
  /** The last of several is the drawing with dimensions. */
  photos: readonly string[];
}

/** Big pictures to swipe through, and a button for each; give it a `key` to start over. */
export function Gallery({ name, photos }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const { current, show, follow } = useSnapStrip(strip);
  const altOf = (index: number) =>
    index > 0 && index === photos.length - 1
      ? catalogMessages.dimensionsOf(name)
      : catalogMessages.photoOf(name, index + 1);
  return (
    <section className="gallery" aria-label={catalogMessages.photos}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable */}
      <ul ref={strip} className="gallery__strip" onScroll={follow} tabIndex={0}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Picture
              src={photo}
              alt={altOf(index)}
              width={1200}
              height={900}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ul className="gallery__thumbs needs-script">
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={catalogMessages.photo(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture src={photo} alt="" width={240} height={180} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
