import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fullScreenMessages } from '#messages/catalogue/full-screen.ts';
import { productMessages } from '#messages/catalogue/product.ts';
import { commonMessages } from '#messages/words/common.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { fourToThree, type PictureFit } from '../../ui/picture-fit.ts';
import { useSnapStrip } from '../../ui/use-snap-strip.ts';
import { makeZoomable, type Zoomable } from './zoomable.ts';
import './full-screen-pictures.css';

interface Props {
  pictures: readonly string[];
  altOf: (index: number) => string;
  drawingAlt: string;
  drawing?: string | undefined;
  /** Index of the picture shown first. */
  first: number;
  /** Receives the index of the picture shown last. */
  onClose: (index: number) => void;
}

/** 1.5 times the window width, so that the picture is sharp when it is enlarged. */
const screenFit: PictureFit = {
  ...fourToThree,
  sizes: '150vw',
  widths: [720, 960, 1280, 1920],
  formats: ['avif', 'webp'],
};

/** How far an arrow key moves an enlarged picture, in pixels. */
const PAN = 80;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A full-screen gallery: swipe or step through the pictures, zoom by pinch, tap or key. Esc closes it. */
export function FullScreenPictures({ pictures, altOf, first, onClose, ...drawn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const zoomables = useRef<(Zoomable | null)[]>([]);
  const { current, show, follow } = useSnapStrip(strip);
  const [isNear, setNear] = useState(false);
  const last = pictures.length - 1;

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.focus();
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first]);

  // Resets the zoom of the other pictures after a change.
  useEffect(() => {
    setNear(false);
    for (const [index, zoomable] of zoomables.current.entries()) {
      if (index !== current) zoomable?.reset();
    }
  }, [current]);

  const press = (event: KeyboardEvent) => {
    const zoomable = zoomables.current[current];
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoomable?.nearer();
    else if (event.key === '-') zoomable?.reset();
    else if (isNear && (x !== 0 || y !== 0)) zoomable?.pan(x * PAN, y * PAN);
    else if (x !== 0) show(current + x);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={fullScreenMessages.photos}
      onClose={() => onClose(current)}
      onKeyDown={press}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable */}
      <ul ref={strip} className="full-screen__strip" onScroll={follow} tabIndex={0}>
        {pictures.map((picture, index) => (
          <LargePicture key={picture} index={index} zoomables={zoomables} onNear={setNear}>
            <Picture
              src={picture}
              alt={altOf(index)}
              fallback={drawn.drawing}
              drawingAlt={drawn.drawingAlt}
              fit={screenFit}
              priority={index === first}
            />
          </LargePicture>
        ))}
      </ul>
      <div className="full-screen__bar">
        <span className="full-screen__count" role="status">
          {productMessages.photoOfAll(current + 1, pictures.length)}
        </span>
        <IconButton
          icon={isNear ? <ZoomOut /> : <ZoomIn />}
          label={isNear ? fullScreenMessages.zoomOut : fullScreenMessages.zoomIn}
          onClick={() => zoomables.current[current]?.toggle()}
        />
        <IconButton
          icon={<X />}
          label={commonMessages.close}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {last > 0 && (
        <>
          <IconButton
            className="full-screen__step"
            icon={<ChevronLeft />}
            label={productMessages.previousPhoto}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <IconButton
            className="full-screen__step full-screen__step--next"
            icon={<ChevronRight />}
            label={productMessages.nextPhoto}
            disabled={current === last}
            onClick={() => show(current + 1)}
          />
        </>
      )}
    </dialog>
  );
}

interface LargePictureProps {
  index: number;
  zoomables: RefObject<(Zoomable | null)[]>;
  onNear: (isNear: boolean) => void;
  children: ReactNode;
}

function LargePicture({ index, zoomables, onNear, children }: LargePictureProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const zoomable = makeZoomable(place.current, onNear);
    zoomables.current[index] = zoomable;
    return zoomable.stop;
  }, [index, zoomables, onNear]);
  return <li ref={place}>{children}</li>;
}
