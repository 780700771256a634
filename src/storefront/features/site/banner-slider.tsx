import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { isStoredPicture } from '#contracts/picture-address.ts';
import type { HomeSlide } from '#contracts/shop-content.ts';
import { homeMessages } from '#messages/catalogue/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFit } from '../../ui/picture-fit.ts';
import { usePageLoaded } from '../../ui/use-page-loaded.ts';
import { useRotation } from './use-rotation.ts';
import './banner-slider.css';

/** The picture is cropped at its sides on a narrow window. */
const slideFit: PictureFit = {
  width: 1600,
  height: 700,
  formats: ['avif', 'webp'],
  sizes: '(min-width:1200px) 78vw,(min-width:768px) 96vw,134vw',
  widths: [480, 720, 960, 1280, 1920],
};

/** The owner's slides; nothing without slides. The buttons are left out for a single one. */
export function BannerSlider({ slides }: { slides: readonly HomeSlide[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const rotation = useRotation(strip, slides.length);
  const hasOthers = usePageLoaded();
  return (
    <section
      className="banners"
      aria-label={homeMessages.banners}
      onPointerEnter={rotation.hold}
      onPointerLeave={rotation.release}
      onFocus={rotation.hold}
      onBlur={rotation.release}
    >
      <ul ref={strip} className="banners__strip" onScroll={rotation.follow}>
        {slides.map((slide, index) => (
          <BannerSlide
            key={slide.title}
            slide={slide}
            first={index === 0}
            isPictured={index === 0 || hasOthers}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="banners__controls needs-script">
          <span className="banners__count">
            {homeMessages.slideOf(rotation.current + 1, slides.length)}
          </span>
          <IconButton
            icon={<ChevronLeft />}
            label={homeMessages.previousSlide}
            onClick={() => rotation.step(-1)}
          />
          <IconButton
            icon={rotation.running ? <Pause /> : <Play />}
            label={rotation.running ? homeMessages.stopSlides : homeMessages.startSlides}
            onClick={() => rotation.setRunning(!rotation.running)}
          />
          <IconButton
            icon={<ChevronRight />}
            label={homeMessages.nextSlide}
            onClick={() => rotation.step(1)}
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  slide: HomeSlide;
  first: boolean;
  /** The pictures of the others come after the page: `loading="lazy"` would fetch them with it, because they are near the window. */
  isPictured: boolean;
}

function BannerSlide({ slide, first, isPictured }: SlideProps) {
  const { photo } = slide;
  const picture = photo && (
    <Picture
      src={photo.photo}
      alt=""
      fit={slideFit}
      priority={first}
      preview={first ? photo.preview : null}
    />
  );
  return (
    <li className={photo && isStoredPicture(photo.photo) ? 'banner banner--photo' : 'banner'}>
      {isPictured ? picture : <noscript>{picture}</noscript>}
      <div className="banner__text">
        <h2>{slide.title}</h2>
        {slide.text && <p>{slide.text}</p>}
        {slide.link && (
          <ButtonLink appearance="primary" to={slide.link}>
            {homeMessages.slideMore}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
