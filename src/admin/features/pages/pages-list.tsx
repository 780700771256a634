import './pages.css';
import { useState } from 'react';
import type { PageRow } from '#contracts/admin/content/pages.ts';
import { isShownOn } from '#contracts/time-zones.ts';
import { changedText, pagesScreenMessages as words } from '#messages/office/pages.ts';
import { daysStateText } from '#messages/words/shown-days.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { officePages } from '../../screens.ts';
import { Link } from '../../ui/link.tsx';
import { todayInShop } from '../../ui/shop-clock.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { say } from '../../ui/toasts.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useOrderPages } from './queries.ts';

/** An order is saved after this pause, ms: an item goes many places by many presses. */
const PAUSE = 700;

/** The pages in the order of the menus. */
export function PagesList({ pages }: { pages: readonly PageRow[] }) {
  const { time_zone: zone } = useViewer();
  const today = todayInShop(zone);
  const mayWrite = useMay()('content.write');
  /** Not saved yet. */
  const [slugs, setSlugs] = useState<string[]>();
  const order = useOrderPages(() => say(words.ordered));
  const later = useLater(PAUSE);
  const move = (items: readonly PageRow[]) => {
    const moved = items.map(({ slug }) => slug);
    setSlugs(moved);
    later(() =>
      order.mutate(moved, {
        onError: ({ message }) => say(message),
        onSettled: () => setSlugs(undefined),
      }),
    );
  };
  const shown = slugs
    ? pages.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
    : pages;
  return (
    <SortableList
      label={words.list}
      items={shown}
      idOf={({ slug }) => slug}
      nameOf={({ title }) => title}
      onOrder={mayWrite ? move : undefined}
    >
      {(page) => (
        <>
          <span>
            <Link to={`${officePages.pages.path}/${page.slug}`} draggable={false}>
              {page.title}
            </Link>
            {page.menu && isShownOn(page, today) && (
              <span className="pages__mark">{words.inMenu}</span>
            )}
            {(page.from || page.until) && (
              <span className="pages__mark">{daysStateText(page, today)}</span>
            )}
          </span>
          <span className="pages__soft">
            {[`/?page=${page.slug}`, changedText(page, zone)].filter(Boolean).join(' · ')}
          </span>
        </>
      )}
    </SortableList>
  );
}
