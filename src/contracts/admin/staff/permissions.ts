/** What a member of the staff may do, from the widest. */
export const roles = ['owner', 'manager', 'content', 'warehouse'] as const;
export type Role = (typeof roles)[number];

/** The roles that hold each permission. The owner holds all. */
const holders = {
  'orders.read': ['manager', 'warehouse'],
  'orders.change': ['manager', 'warehouse'],
  'orders.cancel': ['manager'],
  'orders.money': ['manager'],
  'returns.manage': ['manager'],
  'payments.read': ['manager'],
  'payments.manual': ['manager'],
  'payments.refund': [],
  'payments.settings': [],
  'reports.read': ['manager'],
  'views.manage': [],
  'customers.read': ['manager'],
  'customers.change': ['manager'],
  'customers.export': [],
  'customers.erase': [],
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

/** Whether a built-in role holds a permission. */
export const mayDo = (role: Role, permission: Permission): boolean =>
  role === 'owner' || (holders[permission] as readonly Role[]).includes(role);

/** A role by its key: built-in, or one of the owner's by its number. */
export type RoleKey = Role | `own-${number}`;

/** Whether a key names one of the built-in roles. */
export const isBuiltIn = (key: RoleKey): key is Role => (roles as readonly string[]).includes(key);
