import './views-bar.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SavedView, ViewQuery } from '#contracts/admin/order-views.ts';
import { viewsMessages as words } from '#messages/office-views.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useViews } from './view-calls.ts';
import { RemoveViewDialog, RenameViewDialog, SaveViewDialog } from './view-dialogs.tsx';
import { builtIn, builtInOfCarriers, type NamedQuery, searchOf } from './view-query.ts';

type Asked = 'save' | 'rename' | 'remove';

interface Props {
  /** What the list shows now. */
  readonly query: ViewQuery;
  readonly seesMoney: boolean;
  /** What else is chosen here. */
  readonly children: ReactNode;
}

/** The views of the list as links: those of every shop, the shared and the own ones; the present one can be saved, renamed and removed. */
export function ViewsBar({ query, seesMoney, children }: Props) {
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const saved = useViews().data?.views ?? [];
  const usual = seesMoney ? builtIn : builtInOfCarriers;
  const search = searchOf(query);
  const isShown = (view: NamedQuery) => searchOf(view.query) === search;
  const own = saved.find((view) => isShown(view) && view.is_changeable);
  const isKnown = [...usual, ...saved].some(isShown);
  return (
    <nav className="views" aria-label={words.region}>
      <ul className="views__list">
        {usual.map((view) => (
          <ViewLink key={view.name} view={view} isShown={isShown(view)} />
        ))}
        {saved.map((view) => (
          <ViewLink key={view.id} view={view} isShown={isShown(view)} note={noteOf(view)} />
        ))}
      </ul>
      <div className="views__tools">
        {own && (
          <Menu
            label={words.actions(own.name)}
            actions={[
              { name: words.rename, run: () => ask('rename') },
              { name: words.remove, isDanger: true, run: () => ask('remove') },
            ]}
          />
        )}
        {!isKnown && (
          <Button look="quiet" onPress={() => ask('save')}>
            {words.save}
          </Button>
        )}
        {children}
      </div>
      {asked === 'save' && <SaveViewDialog query={query} onClose={close} />}
      {own && asked === 'rename' && <RenameViewDialog view={own} onClose={close} />}
      {own && asked === 'remove' && <RemoveViewDialog view={own} onClose={close} />}
    </nav>
  );
}

const noteOf = ({ shared, by }: SavedView): string | undefined =>
  shared && by ? words.madeBy(by) : undefined;

interface LinkProps {
  readonly view: NamedQuery;
  readonly isShown: boolean;
  readonly note?: string | undefined;
}

function ViewLink({ view: { name, query }, isShown, note }: LinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (isShown) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  return (
    <li>
      <Link
        ref={link}
        className="views__link"
        to={{ search: searchOf(query) }}
        aria-current={isShown ? 'page' : undefined}
        title={note}
      >
        {name}
      </Link>
    </li>
  );
}
