import './shop-contents.css';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { shopScreenMessages as words } from '#messages/office/shop.ts';

/** A long sheet with links to its headings: beside it, and above it on a narrow screen. */
export function WithContents({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const headings = useHeadings(sheet);
  return (
    <div className="shop-sheet">
      {headings.length > 1 && (
        <nav className="shop-contents" aria-label={words.contents}>
          <ul>
            {headings.map(({ id, title }) => (
              <li key={id}>
                <a className="link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={sheet} className="shop-sheet__body">
        {children}
      </div>
    </div>
  );
}

interface Heading {
  readonly id: string;
  readonly title: string;
}

/** The headings of an element, also those that come later. */
function useHeadings(place: RefObject<HTMLElement | null>): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const sheet = place.current;
    if (!sheet) return;
    const read = () => setHeadings((known) => kept(known, headingsIn(sheet)));
    read();
    const observer = new MutationObserver(read);
    observer.observe(sheet, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
  return headings;
}

const headingsIn = (sheet: HTMLElement): Heading[] =>
  [...sheet.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
    id,
    title: textContent ?? '',
  }));

const kept = (known: readonly Heading[], found: readonly Heading[]): readonly Heading[] =>
  JSON.stringify(known) === JSON.stringify(found) ? known : found;
