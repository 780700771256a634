/** What a member of the staff may do, from the widest. */
export const roles = ['owner', 'manager', 'content', 'warehouse'] as const;
export type Role = (typeof roles)[number];

/** The roles that hold each permission. The owner holds all. */
const holders = {
  'orders.read': ['manager', 'warehouse'],
  'orders.change': ['manager', 'warehouse'],
  'orders.cancel': ['manager'],
  'orders.money': ['manager'],
  'views.manage': [],
  'customers.read': ['manager'],
  'customers.export': [],
  'callbacks.read': ['manager'],
  'callbacks.change': ['manager'],
  'goods.read': ['manager', 'content', 'warehouse'],
  'goods.content': ['manager', 'content'],
  'goods.prices': ['manager', 'content'],
  'goods.stock': ['manager', 'content', 'warehouse'],
  'categories.change': ['manager', 'content'],
  'content.read': ['manager', 'content'],
  'content.write': ['content'],
  'settings.write': [],
  'imports.read': ['manager', 'content'],
  'imports.change': ['manager', 'content'],
  'staff.read': [],
  'staff.manage': [],
  'audit.read': [],
  'demo.remove': [],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof holders;
export const permissions = Object.keys(holders) as Permission[];

export const mayDo = (role: Role, permission: Permission): boolean =>
  role === 'owner' || (holders[permission] as readonly Role[]).includes(role);

/** Roles that need a second factor: they see people, money or the staff. */
export const needsFactor = (role: Role): boolean => role === 'owner' || role === 'manager';
