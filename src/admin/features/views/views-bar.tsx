import './views-bar.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SavedView, ViewQuery } from '#contracts/admin/work/saved-views.ts';
import { viewsMessages as words } from '#messages/office/views.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useOpenLater } from '../../ui/use-open-later.ts';
import { useViews, type ViewedList } from './view-calls.ts';
import { type NamedQuery, searchOf } from './view-query.ts';

const loadSave = async () => (await import('./view-dialogs.tsx')).SaveViewDialog;
const loadRename = async () => (await import('./view-dialogs.tsx')).RenameViewDialog;
const loadRemove = async () => (await import('./view-dialogs.tsx')).RemoveViewDialog;

interface Props {
  readonly list: ViewedList;
  /** What the list shows now. */
  readonly query: ViewQuery;
  /** The views of every shop. */
  readonly usual: readonly NamedQuery[];
  /** What else is chosen here. */
  readonly children?: ReactNode;
}

/** The views of the list as links: those of every shop, the shared and the own ones; the present one can be saved, renamed and removed. */
export function ViewsBar({ list, query, usual, children }: Props) {
  const save = useOpenLater(loadSave);
  const rename = useOpenLater(loadRename);
  const remove = useOpenLater(loadRemove);
  const saved = useViews(list).data?.views ?? [];
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
              { name: words.rename, run: rename.open },
              { name: words.remove, isDanger: true, run: remove.open },
            ]}
          />
        )}
        {!isKnown && (
          <Button look="quiet" onPress={save.open}>
            {words.save}
          </Button>
        )}
        {children}
      </div>
      {save.Opened && <save.Opened list={list} query={query} onClose={save.close} />}
      {own && rename.Opened && <rename.Opened list={list} view={own} onClose={rename.close} />}
      {own && remove.Opened && <remove.Opened list={list} view={own} onClose={remove.close} />}
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
