import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import { siteMessages } from '#messages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Slide, slides } from './slides.ts';
import { useRotation } from './use-rotation.ts';
import './banner-slider.css';

export function BannerSlider() {
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
          <BannerSlide key={slide.title} slide={slide} first={index === 0} />
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

function BannerSlide({ slide, first }: { slide: Slide; first: boolean }) {
  return (
    <li className="banner">
      <Picture src={slide.picture} alt="" width={1600} height={700} priority={first} />
      <div className="banner__text">
        <h2>{slide.title}</h2>
        <p>{slide.text}</p>
        {slide.to && (
          <ButtonLink look="primary" to={slide.to}>
            {siteMessages.slideMore}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
