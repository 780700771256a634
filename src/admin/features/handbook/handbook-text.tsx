import './handbook-text.css';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { HandbookSection } from '#contracts/admin/work/handbook.ts';

interface Props {
  readonly sections: readonly HandbookSection[];
  /** The level of the page's headings that the first one stands below. */
  readonly below: 1 | 2;
  readonly onLeave?: () => void;
}

/** Sections of the handbook. Links to other chapters stay in the office. */
export function HandbookText({ sections, below, onLeave }: Props) {
  const navigate = useNavigate();
  const top = Math.min(...sections.map(({ level }) => level));
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href^="/admin/"]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave?.();
    navigate((link.getAttribute('href') ?? '').replace(/^\/admin/, ''));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links make clicks of keys themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are interactive
    <div className="handbook" onClick={follow}>
      {sections.map(({ id, title, level, html }) => {
        const Heading = `h${Math.min(below + 1 + level - top, 6)}` as 'h2';
        return (
          <section key={id}>
            <Heading id={id} tabIndex={-1}>
              {title}
            </Heading>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the shop's own files by a parser that lets no HTML through */}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        );
      })}
    </div>
  );
}
