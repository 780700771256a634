import type { Permission } from '#contracts/admin/permissions.ts';
import { officeMessages } from '#messages/office.ts';

/** A screen of the office. `permission`: who may open it; without one everybody. */
export interface OfficePage {
  readonly path: string;
  readonly name: string;
  readonly permission?: Permission;
}

/** The screens, in the order of the navigation. */
export const officePages = {
  today: { path: '/', name: officeMessages.today, permission: 'orders.read' },
  orders: { path: '/orders', name: officeMessages.orders, permission: 'orders.read' },
  calls: { path: '/calls', name: officeMessages.calls, permission: 'callbacks.read' },
  letters: { path: '/letters', name: officeMessages.letters, permission: 'customers.read' },
  staff: { path: '/staff', name: officeMessages.staff, permission: 'staff.read' },
  audit: { path: '/audit', name: officeMessages.audit, permission: 'audit.read' },
  me: { path: '/me', name: officeMessages.me },
} as const satisfies Record<string, OfficePage>;

export const navigation: readonly OfficePage[] = Object.values(officePages);
