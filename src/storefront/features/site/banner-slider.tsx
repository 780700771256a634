import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import type { ShownPhoto } from '#contracts/shown-photo.ts';
import { siteMessages } from '#messages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFit } from '../../ui/picture-fit.ts';
import { type Slide, slides } from './slides.ts';
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

/** `pictures` belong to the slides in order. A slide without one shows its illustration. */
export function BannerSlider({ pictures }: { pictures: readonly ShownPhoto[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const rotation = useRotation(strip, slides.length);
  return (
    <section
      className="banners"
      aria-label={siteMessages.banners}
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
            picture={pictures[index]}
            first={index === 0}
          />
        ))}
      </ul>
      <div className="banners__controls needs-script">
        <span className="banners__count">
          {siteMessages.slideOf(rotation.current + 1, slides.length)}
        </span>
        <IconButton
          icon={<ChevronLeft />}
          label={siteMessages.previousSlide}
          onClick={() => rotation.step(-1)}
        />
        <IconButton
          icon={rotation.running ? <Pause /> : <Play />}
          label={rotation.running ? siteMessages.stopSlides : siteMessages.startSlides}
          onClick={() => rotation.setRunning(!rotation.running)}
        />
        <IconButton
          icon={<ChevronRight />}
          label={siteMessages.nextSlide}
          onClick={() => rotation.step(1)}
        />
      </div>
    </section>
  );
}

interface SlideProps {
  slide: Slide;
  picture: ShownPhoto | undefined;
  first: boolean;
}

function BannerSlide({ slide, picture, first }: SlideProps) {
  return (
    <li className={picture ? 'banner banner--photo' : 'banner'}>
      <Picture
        src={picture?.photo ?? slide.illustration}
        alt=""
        fit={slideFit}
        fallback={slide.illustration}
        priority={first}
        preview={first ? picture?.preview : null}
      />
      <div className="banner__text">
        <h2>{slide.title}</h2>
        <p>{slide.text}</p>
        {slide.to && (
          <ButtonLink appearance="primary" to={slide.to}>
            {siteMessages.slideMore}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
