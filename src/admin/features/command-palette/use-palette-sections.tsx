import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { officeMessages } from '#messages/office/common.ts';
import { customerName, customerWords } from '#messages/office/customers.ts';
import { moneyWords } from '#messages/office/money.ts';
import { ordersMessages } from '#messages/office/orders.ts';
import { paletteMessages as words } from '#messages/office/palette.ts';
import { redirectsScreenMessages } from '#messages/office/redirects.ts';
import { routeMessages } from '#messages/office/route.ts';
import { orderStatusName } from '#messages/orders/orders.ts';
import { pathOfSection, useHandbook } from '../../api/handbook.ts';
import { useMay } from '../../api/session.ts';
import { useSignOut } from '../../api/use-sign-out.ts';
import {
  bankFilePath,
  draftsPath,
  handbookPath,
  isOpenTo,
  navigation,
  newOrderPath,
  officePages,
  redirectsPath,
  routePath,
} from '../../screens.ts';
import { shopGroups } from '../../shop-pages.ts';
import { Key, KeySign, signOf } from '../../ui/key.tsx';
import { useKeysOff } from '../../ui/key-settings.ts';
import { useOfferedActions } from '../../ui/page-actions.ts';
import { useFoundCustomers } from './found-customers.ts';
import { useFoundOrders } from './found-orders.ts';
import { useFoundProducts } from './found-products.ts';
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
  const orders = useFoundOrders(text);
  const customers = useFoundCustomers(text);
  const products = useFoundProducts(text);
  const mayOpen = useMay()('goods.content');
  const navigate = useNavigate();
  const sections = [
    { title: words.onPage, options: matching(useActions(), text) },
    { title: words.screens, options: matching(useScreens(text.trim() !== ''), text) },
    {
      title: words.orders,
      options: orders.rows.map(
        ({ number, customer_name: name, status, delivery_type: way, goods }) => ({
          id: number,
          name: `${number} ${name}`,
          end: orderStatusName(status, way),
          about: goods,
          run: () => navigate(`${officePages.orders.path}/${number}`),
        }),
      ),
    },
    {
      title: words.customers,
      options: customers.rows.map((row) => ({
        id: `customer-${row.id}`,
        name: customerName(row),
        end: customerWords.ordersText(row.orders),
        about: [row.phone && `+${row.phone}`, row.email].filter(Boolean).join(' · '),
        run: () => navigate(`${officePages.customers.path}/${row.id}`),
      })),
    },
    {
      title: words.products,
      options: products.rows.map(({ product_id: id, product, variant, article, category }) => ({
        id: `product-${id}`,
        name: product,
        end: category,
        about: words.variant(variant, article),
        run: () =>
          navigate(`${goods}${mayOpen ? `/${id}` : `?${new URLSearchParams({ text: article })}`}`),
      })),
    },
    { title: words.handbook, options: useHandbookSections(text) },
  ].filter(({ options }) => options.length > 0);
  const lists = [orders, customers, products].filter(({ isAsked }) => isAsked);
  const isSearching = lists.some((list) => list.isSearching);
  const isNothing = sections.length === 0 && !isSearching;
  const told = () => {
    if (isSearching) return words.searching;
    if (isNothing) return words.nothing;
    const failure = lists.find(({ error }) => error)?.error;
    if (failure) return failure.message;
    return lists.length > 0
      ? words.told(orders.rows.length, customers.rows.length, products.rows.length)
      : '';
  };
  return { sections, message: told() };
}

const goods = officePages.goods.path;
/** Letters from which the handbook is searched, and sections that are shown. */
const LEAST_OF_HELP = 3;
const MOST_OF_HELP = 5;

/** The actions of the page; those of what is still being loaded join them. */
function useActions(): Option[] {
  return useOfferedActions()
    .filter(({ isListed }) => isListed !== false)
    .map(({ name, key, run }) => ({ id: name, name, end: key && <Key code={key} />, run }));
}

/** Sections of the handbook that have the words of a text, first those whose heading begins with them. */
function useHandbookSections(text: string): readonly Option[] {
  const navigate = useNavigate();
  const isAsked = text.trim().length >= LEAST_OF_HELP;
  const { data } = useHandbook(isAsked);
  if (!isAsked || !data) return [];
  const options = data.chapters.flatMap((chapter) =>
    chapter.sections.map(({ id, title, html }) => ({
      id: `${chapter.key}#${id}`,
      name: title,
      also: html.replaceAll(/<[^>]*>/g, ' '),
      end: chapter.title === title ? '' : chapter.title,
      run: () => navigate(pathOfSection(chapter.key, id)),
    })),
  );
  return matching(options, text).slice(0, MOST_OF_HELP);
}

function useScreens(isTyped: boolean): Option[] {
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
  const mayAll = may('settings.write');
  const parts = shopGroups
    .flatMap(({ pages }) => pages)
    .filter(
      ({ path, isRestricted }) =>
        (mayAll || !isRestricted) && screens.every(({ id }) => id !== path),
    )
    .map(({ path, name, about }) => ({
      id: path,
      name,
      also: `${about} ${officeMessages.shop}`,
      end: officeMessages.shop,
      run: () => navigate(path),
    }));
  const handbook = {
    id: handbookPath,
    name: words.handbook,
    also: officeMessages.help,
    run: () => navigate(handbookPath),
  };
  const leave = {
    id: 'leave',
    name: officeMessages.leave,
    also: words.leave,
    run: () => signOut.mutate(),
  };
  const redirects = {
    id: redirectsPath,
    name: redirectsScreenMessages.title,
    run: () => navigate(redirectsPath),
  };
  const route = {
    id: routePath,
    name: routeMessages.title,
    run: () => navigate(routePath),
  };
  const newOrder = {
    id: newOrderPath,
    name: ordersMessages.newOrder,
    run: () => navigate(newOrderPath),
  };
  const bankFile = {
    id: bankFilePath,
    name: moneyWords.bankFile,
    run: () => navigate(bankFilePath),
  };
  const drafts = {
    id: draftsPath,
    name: ordersMessages.drafts,
    run: () => navigate(draftsPath),
  };
  return [
    ...screens,
    ...(may('orders.money') ? [newOrder, drafts] : []),
    ...(may('payments.manual') ? [bankFile] : []),
    ...(may('orders.read') ? [route] : []),
    ...(may('content.read') ? [redirects] : []),
    // Without words the list is that of the screens.
    ...(may('content.read') && isTyped ? parts : []),
    handbook,
    leave,
  ];
}
