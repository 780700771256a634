import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { officeMessages } from '#messages/office.ts';
import { paletteMessages as words } from '#messages/office-palette.ts';
import { orderStatusNames } from '#messages/orders.ts';
import { useMay } from '../../api/session.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import { isOpenTo, navigation, officePages } from '../../pages.ts';
import { Key, KeySign, signOf } from '../../ui/key.tsx';
import { useKeysOff } from '../../ui/key-settings.ts';
import { useOfferedActions } from '../../ui/page-actions.ts';
import { useFoundOrders } from './found-orders.ts';
import { matching } from './matching.ts';

/** A line of the palette: what it says, and what it does. */
export interface Option {
  readonly id: string;
  readonly name: string;
  /** Another word that finds it. */
  readonly also?: string;
  /** What stands at the end of the line: a key, a status. */
  readonly end?: ReactNode;
  readonly about?: string;
  readonly run: () => void;
}

export interface Section {
  readonly title: string;
  readonly options: readonly Option[];
}

/** What a text finds, by kinds; and what is to be said of the search. */
export function usePaletteSections(text: string) {
  const { rows, message, isSearching } = useFoundOrders(text);
  const navigate = useNavigate();
  const sections = [
    { title: words.onPage, options: matching(useActions(), text) },
    { title: words.screens, options: matching(useScreens(), text) },
    {
      title: words.orders,
      options: rows.map(({ number, customer_name: name, status, goods }) => ({
        id: number,
        name: `${number} ${name}`,
        end: orderStatusNames[status],
        about: goods,
        run: () => navigate(`${officePages.orders.path}/${number}`),
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const isNothing = sections.length === 0 && !isSearching;
  return { sections, message: isNothing ? words.nothing : message };
}

/** The actions of the page; those of what is still being loaded join them. */
function useActions(): Option[] {
  return useOfferedActions()
    .filter(({ isListed }) => isListed !== false)
    .map(({ name, key, run }) => ({ id: name, name, end: key && <Key code={key} />, run }));
}

function useScreens(): Option[] {
  const may = useMay();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const isGoOff = useKeysOff().includes('go');
  const screens = navigation
    .filter((page) => isOpenTo(page, may))
    .map(({ path, name, key }) => ({
      id: path,
      name,
      end: !isGoOff && <KeySign>{`G ${signOf(key)}`}</KeySign>,
      run: () => navigate(path),
    }));
  const leave = {
    id: 'leave',
    name: officeMessages.leave,
    also: words.leave,
    run: () => signOut.mutate(),
  };
  return [...screens, leave];
}
