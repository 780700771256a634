import './navigation.css';
import Box from 'lucide-react/icons/box';
import ChartColumn from 'lucide-react/icons/chart-column';
import Contact from 'lucide-react/icons/contact';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Scale from 'lucide-react/icons/scale';
import Search from 'lucide-react/icons/search';
import Shapes from 'lucide-react/icons/shapes';
import Sheet from 'lucide-react/icons/sheet';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Warehouse from 'lucide-react/icons/warehouse';
import type { ComponentType, SVGProps } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Queue, QueueName } from '#contracts/admin/work/today.ts';
import { officeMessages as words } from '#messages/office/common.ts';
import { useMay } from '../../api/session.ts';
import { useToday } from '../../api/today.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import {
  isOpenTo,
  navigationGroups,
  type OfficeGroup,
  type OfficePage,
  officePages,
} from '../../screens.ts';
import { Button } from '../../ui/button.tsx';
import { foldedGroups, foldGroup } from './folded-groups.ts';

const { today, start, orders, money, returns, calls, letters, goods, stock, categories, imports } =
  officePages;
const { register, salesReport, compare } = officePages;
const { siteHome, pages, searches, shop, delivery, payments, staff, audit, me } = officePages;

const icons = new Map<OfficePage, ComponentType<SVGProps<SVGSVGElement>>>([
  [today, House],
  [start, ListChecks],
  [orders, ShoppingBag],
  [money, Wallet],
  [returns, Undo2],
  [officePages.customers, Contact],
  [register, Sheet],
  [salesReport, ChartColumn],
  [compare, Scale],
  [calls, Phone],
  [letters, Mail],
  [goods, Box],
  [stock, Warehouse],
  [categories, Shapes],
  [imports, Upload],
  [siteHome, LayoutTemplate],
  [pages, FileText],
  [searches, Search],
  [shop, Store],
  [delivery, Truck],
  [payments, CreditCard],
  [staff, Users],
  [audit, History],
  [me, KeyRound],
]);

/** What of a screen waits for the member. */
const queuesOf = new Map<OfficePage, readonly QueueName[]>([
  [orders, ['orders_new']],
  [money, ['payments_troubled', 'refunds_refused']],
  [returns, ['returns_new']],
  [calls, ['calls_due']],
  [letters, ['letters_failed']],
  [imports, ['prices_asked', 'imports_refused']],
]);

/** Links to the screens that the member may open, in groups that fold; those to first steps only while there are some. */
export function Navigation({ hasSteps }: { hasSteps: boolean }) {
  const may = useMay();
  const signOut = useSignOut();
  const queues = useToday().data?.queues ?? [];
  const isShown = (page: OfficePage) => isOpenTo(page, may) && (hasSteps || page !== start);
  return (
    <nav className="navigation" aria-label={words.navigation}>
      {navigationGroups.map((group) => (
        <Group key={group.key} group={group} shown={group.pages.filter(isShown)} queues={queues} />
      ))}
      <Button look="quiet" onPress={() => signOut.mutate()} isPending={signOut.isPending}>
        {words.leave}
      </Button>
    </nav>
  );
}

interface GroupProps {
  readonly group: OfficeGroup;
  readonly shown: readonly OfficePage[];
  readonly queues: readonly Queue[];
}

/** The group of the screen that is open never folds away. */
function Group({ group: { key, name }, shown, queues }: GroupProps) {
  const { pathname } = useLocation();
  const isHere = shown.some(({ path }) => path !== today.path && pathname.startsWith(path));
  if (shown.length === 0) return null;
  const links = (
    <ul>
      {shown.map((page) => (
        <Item key={page.path} page={page} waiting={waitingOn(page, queues)} />
      ))}
    </ul>
  );
  if (name === undefined) return links;
  return (
    <details
      className="navigation__group"
      open={isHere || !foldedGroups().includes(key)}
      onToggle={({ currentTarget: { open } }) => foldGroup(key, !open)}
    >
      <summary>
        {name}
        <Count waiting={shown.reduce((sum, page) => sum + waitingOn(page, queues), 0)} />
      </summary>
      {links}
    </details>
  );
}

const waitingOn = (page: OfficePage, queues: readonly Queue[]): number =>
  queues
    .filter(({ name }) => queuesOf.get(page)?.includes(name))
    .reduce((sum, { count }) => sum + count, 0);

function Item({ page, waiting }: { readonly page: OfficePage; readonly waiting: number }) {
  const Icon = icons.get(page);
  return (
    <li>
      <NavLink to={page.path} end={page === today} className="navigation__link">
        {Icon && <Icon className="navigation__icon" aria-hidden="true" />}
        {page.name}
      </NavLink>
      <Count waiting={waiting} />
    </li>
  );
}

const Count = ({ waiting }: { waiting: number }) =>
  waiting > 0 && (
    <span className="navigation__count" role="img" aria-label={words.waits(waiting)}>
      {waiting}
    </span>
  );
