import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { siteMessages } from '#messages/site/site.ts';
import { commonMessages } from '#messages/words/common.ts';
import { addresses } from '../../addresses.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { usePopoverClosing } from '../../ui/use-popover-closing.ts';
import { CategoryIcon } from './category-icon.tsx';
import { CategoryTree } from './category-tree.tsx';
import { ContactList } from './contact-list.tsx';
import './catalog-panel.css';

export const PANEL_ID = 'catalog-panel';

/** The side panel with all categories and the contacts: a native popover that opens without JavaScript. */
export function CatalogPanel({ accountLinks }: { accountLinks: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  usePopoverClosing(panel);
  return (
    <aside
      ref={panel}
      id={PANEL_ID}
      popover="auto"
      className="catalog-panel"
      aria-label={siteMessages.panel}
    >
      <div className="catalog-panel__head">
        <h2>{siteMessages.panel}</h2>
        <IconButton
          icon={<X />}
          label={commonMessages.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <PanelCategories />
      <div className="catalog-panel__account">{accountLinks}</div>
      <ContactList />
    </aside>
  );
}

const PanelCategories = () => (
  <CategoryTree
    block="catalog-panel"
    list="list"
    link={({ slug, name, parent, icon, tint }) => (
      <Link to={addresses.products({ category: slug })} prefetch="intent">
        {!parent && <CategoryIcon icon={icon} tint={tint} />}
        {name}
      </Link>
    )}
  />
);
