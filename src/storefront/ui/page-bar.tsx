import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { commonMessages } from '#messages/words/common.ts';
import { useRoomForBar } from './use-narrow.ts';
import './page-bar.css';

const PLACE = 'page-bar';

/** Where the bottom bar of a phone holds the action of a page. Behind the page, as a second way to what it has. */
export const PageBarPlace = () => <div id={PLACE} className="page-bar" />;

interface Props {
  /** The same action in the page. While it is in sight the bar shows the visitor's tools. */
  insteadOf: RefObject<HTMLElement | null>;
  /** Hides the same action in the page meanwhile, so that it is found once. */
  hidesOther?: boolean;
  children: ReactNode;
}

/** The main action of a page in the bottom bar of a phone, beside the call. */
export function PageBar({ insteadOf, hidesOther = false, children }: Props) {
  const hasRoom = useRoomForBar();
  const isOutOfSight = useOutOfSight(insteadOf, hasRoom);
  const isShown = hasRoom && isOutOfSight;
  useEffect(() => {
    if (hidesOther && insteadOf.current) {
      insteadOf.current.style.visibility = isShown ? 'hidden' : '';
    }
  }, [hidesOther, insteadOf, isShown]);
  const place = isShown ? document.getElementById(PLACE) : null;
  const createPortal = useCreatePortal();
  const bar = (
    <section className="page-bar__action" aria-label={commonMessages.quickAction}>
      {children}
    </section>
  );
  return place && createPortal?.(bar, place);
}

type CreatePortal = typeof import('react-dom').createPortal;

/** Imported in the browser alone: the server has no use for `react-dom`. */
function useCreatePortal(): CreatePortal | null {
  const [createPortal, setCreatePortal] = useState<CreatePortal | null>(null);
  useEffect(() => {
    import('react-dom').then((dom) => setCreatePortal(() => dom.createPortal));
  }, []);
  return createPortal;
}

/** The sticky line of the header and the bottom bar cover these pixels of the window. */
const COVERED = '-48px 0px -60px 0px';

function useOutOfSight(element: RefObject<HTMLElement | null>, isObserved: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const seen = element.current;
    if (!isObserved || !seen) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOut((entries.at(-1)?.intersectionRatio ?? 0) < 0.9),
      { rootMargin: COVERED, threshold: [0, 0.9] },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element, isObserved]);
  return isOut;
}
