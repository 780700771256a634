import './preview.css';
import { useEffect, useRef, useState } from 'react';
import { previewMessages as words } from '#messages/office/preview.ts';
import { useChange } from '../api/use-change.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { usePageActions } from './page-actions.ts';
import { previewFault } from './preview-fault.ts';
import { useLater } from './use-later.ts';

/** The page is read again after this pause of typing, ms. */
const PAUSE = 700;
const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;
type Size = keyof typeof SIZES;

interface Props<Typed> {
  readonly typed: Typed;
  /** Keeps what is typed for the page that shows it. */
  readonly ask: (typed: Typed) => Promise<{ readonly url: string }>;
}

/** The real page of the shop with what is typed and not saved, as wide as a phone and as a computer. */
export function Preview<Typed>({ typed: given, ask: keep }: Props<Typed>) {
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState<Size>('phone');
  const typed = JSON.stringify(given);
  /** The last page that could be shown. */
  const [url, setUrl] = useState<string>();
  const show = useChange(keep, { onDone: (shown) => setUrl(shown.url) });
  const later = useLater(PAUSE);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!isOpen || asked.current === typed) return;
    const isFirst = asked.current === null;
    asked.current = typed;
    const ask = () => show.mutate(given);
    if (isFirst) ask();
    else later(ask);
  });
  const toggle = () => {
    asked.current = null;
    setUrl(undefined);
    setOpen(!isOpen);
  };
  usePageActions([{ name: words.title, run: toggle }]);
  return (
    <section className="preview" aria-label={words.title}>
      <div className="preview__head">
        <Button aria-expanded={isOpen} onPress={toggle}>
          {isOpen ? words.hide : words.show}
        </Button>
        {isOpen &&
          (Object.keys(SIZES) as Size[]).map((one) => (
            <Button key={one} look="quiet" aria-pressed={one === size} onPress={() => setSize(one)}>
              {`${words[one]}, ${SIZES[one].width}`}
            </Button>
          ))}
      </div>
      {isOpen && show.error && <Notice look="error">{previewFault(show.error)}</Notice>}
      {isOpen && url && (
        <>
          <Frame url={url} size={size} />
          <p>{show.error ? words.hintBefore : words.hint}</p>
        </>
      )}
    </section>
  );
}

/** A page as wide as its size, made smaller where it does not fit. */
function Frame({ url, size }: { url: string; size: Size }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const { width, height } = SIZES[size];
  useEffect(() => {
    const around = place.current?.parentElement;
    if (!around) return;
    const watch = new ResizeObserver(() => setRoom(around.clientWidth));
    watch.observe(around);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, Math.max(0, room - 2) / width);
  return (
    <div
      ref={place}
      className="preview__place"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        key={size}
        title={words.title}
        src={url}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
