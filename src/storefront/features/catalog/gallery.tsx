import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { drawingName } from '#messages/catalogue/drawings.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { fourToThree, type PictureFit } from '../../ui/picture-fit.ts';
import { ReloadOffer } from '../../ui/reload-offer.tsx';
import { useChunk } from '../../ui/use-chunk.ts';
import { useSnapStrip } from '../../ui/use-snap-strip.ts';
import './gallery.css';

interface Props {
  name: string;
  /** A drawing with dimensions is the last one, if there is one. */
  pictures: readonly string[];
  /** What each of them shows, where the shop says so. */
  alts?: readonly string[] | undefined;
  preview?: string | null | undefined;
  /** The fallback when a picture fails to load. */
  drawing?: string | undefined;
  /** The product has a model: what stands in for a photograph is drawn by it. */
  isModelled: boolean;
}

const galleryFit: PictureFit = {
  ...fourToThree,
  sizes: '(min-width:1520px) 830px,(min-width:900px) 56vw,100vw',
  widths: [480, 720, 960, 1280],
  formats: ['avif', 'webp'],
};
const thumbFit: PictureFit = {
  ...fourToThree,
  sizes: '(min-width:900px) 14vw,40vw',
  widths: [160, 320, 480],
  formats: ['avif'],
};

const loadFullScreen = () => import('./full-screen-pictures.tsx');
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A scroll-snap strip of pictures with thumbnails and a full-screen view. Another product needs another `key`. */
export function Gallery({ name, pictures, alts, preview, drawing, isModelled }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const { current, show, follow } = useSnapStrip(strip);
  const [isOpen, setOpen] = useState(false);
  const fullScreen = useChunk(loadFullScreen, isOpen);
  const last = pictures.length - 1;
  const isDimensions = (picture = '') => picture.endsWith('/dimensions.svg');
  // Without a model the product has the plate of its category, which is no drawing of the product.
  const drawingAlt = isModelled ? drawingName : name;
  const altOf = (index: number) =>
    isDimensions(pictures[index])
      ? productMessages.dimensionsOf(name)
      : alts?.[index] || productMessages.photoOf(name, index + 1);

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter') setOpen(true);
    else if (step) show(current + step);
    else return;
    event.preventDefault();
  };

  return (
    <section className="gallery" aria-label={productMessages.photos}>
      {/* biome-ignore-start lint/a11y: a scrollable area must be focusable; the buttons offer the same keys and click */}
      <ul
        ref={strip}
        className="gallery__strip"
        onScroll={follow}
        onKeyDown={press}
        onClick={() => setOpen(true)}
        tabIndex={0}
      >
        {/* biome-ignore-end lint/a11y: see above */}
        {pictures.map((picture, index) => (
          <li key={picture}>
            <Picture
              src={picture}
              alt={altOf(index)}
              drawingAlt={drawingAlt}
              fit={galleryFit}
              fallback={drawing}
              priority={index === 0}
              preview={index === 0 ? preview : null}
            />
          </li>
        ))}
      </ul>
      <div className="gallery__controls needs-script">
        {last > 0 && (
          <>
            <span className="gallery__count">
              {productMessages.photoOfAll(current + 1, pictures.length)}
            </span>
            <IconButton
              className="gallery__step"
              icon={<ChevronLeft />}
              label={productMessages.previousPhoto}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            />
            <IconButton
              className="gallery__step"
              icon={<ChevronRight />}
              label={productMessages.nextPhoto}
              disabled={current === last}
              onClick={() => show(current + 1)}
            />
          </>
        )}
        <IconButton
          icon={<Maximize2 />}
          label={productMessages.fullScreen}
          onClick={() => setOpen(true)}
        />
      </div>
      {last > 0 && (
        <Thumbs pictures={pictures} drawing={drawing} current={current} onChoose={show} />
      )}
      {isOpen && fullScreen.state === 'failed' && <ReloadOffer />}
      {isOpen && fullScreen.state === 'there' && (
        <fullScreen.module.FullScreenPictures
          pictures={pictures}
          altOf={altOf}
          drawingAlt={drawingAlt}
          drawing={drawing}
          first={current}
          onClose={(index) => {
            setOpen(false);
            show(index);
          }}
        />
      )}
    </section>
  );
}

interface ThumbsProps {
  pictures: readonly string[];
  drawing?: string | undefined;
  current: number;
  onChoose: (index: number) => void;
}

function Thumbs({ pictures, drawing, current, onChoose }: ThumbsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls only the list of thumbnails (`scrollIntoView` would move the page) so that the previous one is visible too.
  useEffect(() => {
    list.current?.scrollTo({ left: (list.current.scrollWidth / pictures.length) * (current - 1) });
  }, [current, pictures.length]);
  return (
    <ul ref={list} className="gallery__thumbs needs-script">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={productMessages.photo(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={picture} alt="" fit={thumbFit} fallback={drawing} />
          </button>
        </li>
      ))}
    </ul>
  );
}
