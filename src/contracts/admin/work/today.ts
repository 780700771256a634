import { z } from 'zod';
import { closed, hidden } from '../endpoint.ts';
import type { Permission } from '../staff/permissions.ts';
import { todayCalls } from './calls.ts';
import { demoLeft } from './demo.ts';
import { demoGapNames } from './readiness.ts';

/** What waits for the staff, in the order in which it is shown, with the permission to see it. */
export const queuePermissions = {
  orders_new: 'customers.read',
  calls_due: 'callbacks.read',
  order_calls_due: 'customers.read',
  orders_overpaid: 'payments.read',
  payments_troubled: 'payments.read',
  refunds_refused: 'payments.read',
  receipts_failed: 'payments.read',
  invoices_ending: 'orders.money',
  returns_new: 'returns.manage',
  returns_money: 'returns.manage',
  orders_paid_unseen: 'payments.read',
  payments_waiting: 'payments.read',
  orders_confirmed: 'orders.read',
  production_overdue: 'orders.read',
  promises_overdue: 'customers.read',
  prices_untold: 'orders.money',
  offers_refused: 'orders.money',
  offers_waiting: 'orders.money',
  drafts_waiting: 'orders.money',
  shipments_stopped: 'customers.read',
  visits_near: 'customers.read',
  deliveries_near: 'orders.read',
  orders_shipped: 'orders.read',
  stock_low: 'goods.stock',
  letters_failed: 'customers.read',
  prices_asked: 'imports.read',
  imports_refused: 'imports.read',
} as const satisfies Record<string, Permission>;

export type QueueName = keyof typeof queuePermissions;
export const queueNames = Object.keys(queuePermissions) as [QueueName, ...QueueName[]];

const queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  oldest: z.iso.datetime().nullable().describe('Since when the first of them waits'),
});
export type Queue = z.infer<typeof queue>;

export const todayEndpoints = {
  get: {
    ...todayCalls.get,
    schema: {
      ...hidden,
      response: {
        200: z.object({
          queues: z.array(queue),
          demo: demoLeft
            .nullable()
            .describe('Orders and calls of the demo, for who may remove them; null: none'),
          demo_in_public: z
            .array(z.enum(demoGapNames))
            .describe('What visitors of a public address see of the demo, for who can mend it'),
        }),
        ...closed,
      },
    },
  },
} as const;
