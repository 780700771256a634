import { mayDo, type Permission, permissions, type Role } from './permissions.ts';

// What roles hold and how the owner's own are made. Apart from the permissions: the first load of the office has those.

/** The permissions of a built-in role. */
export const heldBy = (role: Role): Permission[] => permissions.filter((one) => mayDo(role, one));

/** What a role of the owner's can hold: who gives out rights stays an owner, or a member could take all of them. */
export const givenPermissions: readonly Permission[] = permissions.filter(
  (one) => one !== 'staff.manage',
);

/** Without the first the second is of no use: the screen would not open. */
const needed: Partial<Record<Permission, Permission>> = {
  'orders.change': 'orders.read',
  'orders.cancel': 'orders.read',
  'orders.money': 'orders.read',
  'returns.manage': 'customers.read',
  'payments.read': 'customers.read',
  'payments.manual': 'payments.read',
  'payments.refund': 'payments.read',
  'reports.read': 'payments.read',
  'views.manage': 'orders.read',
  'customers.read': 'orders.read',
  'customers.change': 'customers.read',
  'customers.export': 'customers.read',
  'customers.erase': 'customers.read',
  'callbacks.change': 'callbacks.read',
  'goods.content': 'goods.read',
  'goods.prices': 'goods.read',
  'goods.stock': 'goods.read',
  'categories.change': 'goods.read',
  'content.write': 'content.read',
  'settings.write': 'content.write',
  'imports.change': 'imports.read',
};

/** Permissions with those that they need, in the order of the table. */
export function withNeeded(chosen: Iterable<Permission>): Permission[] {
  const all = new Set<Permission>();
  for (const one of chosen) {
    for (let next: Permission | undefined = one; next; next = needed[next]) all.add(next);
  }
  return permissions.filter((one) => all.has(one));
}

/** Permissions that are left when one is taken away: those that need it go too. */
export const withoutNeeding = (chosen: readonly Permission[], taken: Permission): Permission[] =>
  chosen.filter((one) => !withNeeded([one]).includes(taken));

/** People, money, the staff or the shop's requisites: who sees or changes them signs in with a second factor. */
const guarded: ReadonlySet<Permission> = new Set([
  'orders.money',
  'payments.read',
  'payments.manual',
  'payments.refund',
  'payments.settings',
  'reports.read',
  'customers.read',
  'callbacks.read',
  'settings.write',
  'staff.read',
  'audit.read',
]);

/** Whether holders of these permissions need a second factor. */
export const needFactor = (held: readonly Permission[]): boolean =>
  held.some((one) => guarded.has(one));
