import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { HandbookChapter } from '#contracts/admin/work/handbook.ts';
import { useHandbook } from '../../api/handbook.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { HandbookText } from './handbook-text.tsx';

/** A whole chapter, whose title the page says. The section that the address names has the focus. */
export const Chapter = ({ name }: { name: string }) => (
  <Loaded query={useHandbook()}>
    {({ chapters }) => {
      const chapter = chapters.find(({ key }) => key === name);
      return chapter && <ChapterText chapter={chapter} />;
    }}
  </Loaded>
);

function ChapterText({ chapter }: { chapter: HandbookChapter }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const heading = id && place.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [hash]);
  const [title, ...sections] = chapter.sections;
  if (!title) return null;
  return (
    <div ref={place}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as in HandbookText */}
      <div className="handbook" dangerouslySetInnerHTML={{ __html: title.html }} />
      {sections.length > 0 && <HandbookText sections={sections} below={1} />}
    </div>
  );
}
