import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { officeMessages } from '#messages/office/common.ts';

/** A screen of the office. `permission`: who may open it; without one everybody. */
export interface OfficePage {
  readonly path: string;
  readonly name: string;
  readonly permission?: Permission;
  /** The key that opens it after G, by its place on the keyboard. */
  readonly key: string;
}

/** Opened from the pages of text. */
export const redirectsPath = '/redirects';

/** Opened from the orders. */
export const routePath = '/route';

/** Opened from the orders: what is written down, and a new one. */
export const draftsPath = '/orders/drafts';
export const newOrderPath = '/orders/new';

/** Opened from the money. */
export const bankFilePath = '/money/bank';

/** Opened from the help of each screen. */
export const handbookPath = '/handbook';

/** The screens. */
export const officePages = {
  today: { path: '/', name: officeMessages.today, key: 'KeyH', permission: 'orders.read' },
  start: {
    path: '/start',
    name: officeMessages.start,
    key: 'KeyN',
    permission: 'settings.write',
  },
  orders: { path: '/orders', name: officeMessages.orders, key: 'KeyO', permission: 'orders.read' },
  money: { path: '/money', name: officeMessages.money, key: 'KeyV', permission: 'payments.read' },
  returns: {
    path: '/returns',
    name: officeMessages.returns,
    key: 'KeyU',
    permission: 'returns.manage',
  },
  register: {
    path: '/reports/register',
    name: officeMessages.register,
    key: 'KeyQ',
    permission: 'reports.read',
  },
  salesReport: {
    path: '/reports/sales',
    name: officeMessages.salesReport,
    key: 'KeyA',
    permission: 'reports.read',
  },
  compare: {
    path: '/reports/compare',
    name: officeMessages.compare,
    key: 'KeyX',
    permission: 'reports.read',
  },
  customers: {
    path: '/customers',
    name: officeMessages.customers,
    key: 'KeyW',
    permission: 'customers.read',
  },
  calls: { path: '/calls', name: officeMessages.calls, key: 'KeyC', permission: 'callbacks.read' },
  goods: { path: '/goods', name: officeMessages.goods, key: 'KeyP', permission: 'goods.read' },
  stock: { path: '/stock', name: officeMessages.stock, key: 'KeyK', permission: 'goods.stock' },
  categories: {
    path: '/categories',
    name: officeMessages.categories,
    key: 'KeyR',
    permission: 'categories.change',
  },
  siteHome: {
    path: '/site-home',
    name: officeMessages.siteHome,
    key: 'KeyF',
    permission: 'content.read',
  },
  pages: { path: '/pages', name: officeMessages.pages, key: 'KeyT', permission: 'content.read' },
  shop: { path: '/shop', name: officeMessages.shop, key: 'KeyB', permission: 'content.read' },
  delivery: {
    path: '/delivery',
    name: officeMessages.delivery,
    key: 'KeyD',
    permission: 'content.read',
  },
  payments: {
    path: '/payments',
    name: officeMessages.payments,
    key: 'KeyE',
    permission: 'payments.settings',
  },
  searches: {
    path: '/searches',
    name: officeMessages.searches,
    key: 'KeyY',
    permission: 'content.read',
  },
  letters: {
    path: '/letters',
    name: officeMessages.letters,
    key: 'KeyL',
    permission: 'customers.read',
  },
  imports: {
    path: '/imports',
    name: officeMessages.imports,
    key: 'KeyI',
    permission: 'imports.read',
  },
  staff: { path: '/staff', name: officeMessages.staff, key: 'KeyS', permission: 'staff.read' },
  audit: { path: '/audit', name: officeMessages.audit, key: 'KeyJ', permission: 'audit.read' },
  me: { path: '/me', name: officeMessages.me, key: 'KeyM' },
} as const satisfies Record<string, OfficePage>;

const { today, start, orders, money, returns, calls, letters, goods, stock, categories, imports } =
  officePages;
const { customers, register, salesReport, compare } = officePages;
const { siteHome, pages, searches, shop, delivery, payments, staff, audit, me } = officePages;

/** A part of the navigation. */
export interface OfficeGroup {
  readonly key: string;
  /** Without one its screens stand by themselves. */
  readonly name?: string;
  readonly pages: readonly OfficePage[];
}

export const navigationGroups: readonly OfficeGroup[] = [
  { key: 'first', pages: [today, start] },
  {
    key: 'sales',
    name: officeMessages.sales,
    pages: [orders, money, returns, customers, calls, letters],
  },
  { key: 'reports', name: officeMessages.reports, pages: [register, salesReport, compare] },
  { key: 'goods', name: officeMessages.goods, pages: [goods, stock, categories, imports] },
  { key: 'site', name: officeMessages.site, pages: [siteHome, pages, searches] },
  { key: 'shop', name: officeMessages.shop, pages: [shop, delivery, payments, staff, audit] },
  { key: 'last', pages: [me] },
];

export const navigation: readonly OfficePage[] = navigationGroups.flatMap((group) => group.pages);

/** Whether a member of these permissions may open a screen. */
export const isOpenTo = (
  { permission }: OfficePage,
  may: (permission: Permission) => boolean,
): boolean => !permission || may(permission);
