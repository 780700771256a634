import { parseArgs } from 'node:util';
import { toKopecks } from '#contracts/money.ts';
import { orderStatuses, paymentStatuses } from '#contracts/orders.ts';
import { readNumber } from '#contracts/read-number.ts';
import { twoReadings } from '#messages/commands/numbers.ts';
import { orderManagementMessages as messages } from '#messages/orders/order-management.ts';
import {
  changeOrder,
  findOrder,
  listLatestOrders,
  listLinks,
  type OrderChange,
  revokeLinks,
} from '#modules/orders/managing/management.ts';
import { linksText, orderRow, orderText } from '#modules/orders/managing/terminal.ts';
import { getTimeZone } from '#modules/settings/index.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { systemClock } from '#platform/time/clock.ts';
import { openDatabaseBeside } from './open-database.ts';
import type { Command, CommandContext } from './run-command.ts';
import { terminalActor } from './terminal-actor.ts';

const DEAREST_DELIVERY = 10_000_000;

const options = {
  status: { type: 'string' },
  payment: { type: 'string' },
  'delivery-cost': { type: 'string' },
  limit: { type: 'string', default: '20' },
  quiet: { type: 'boolean', default: false },
  'revoke-links': { type: 'boolean', default: false },
} as const;

export interface OrdersArguments {
  /** Of one order; without it all are meant. */
  readonly number: string | undefined;
  readonly change: OrderChange;
  readonly limit: number;
  readonly quiet: boolean;
  /** Ends all links to the page of the order. */
  readonly revokeLinks: boolean;
}

export const ordersCommand: Command<OrdersArguments> = {
  usage: messages.usage,
  read: readArguments,
  run: manageOrders,
};

function readArguments(parameters: string[]): OrdersArguments | undefined {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(parameters);
  } catch {
    return undefined;
  }
  const { values, positionals } = parsed;
  const [number, ...others] = positionals;
  const change = {
    status: readChoice(values.status, orderStatuses, messages.wrongStatus),
    payment: readChoice(values.payment, paymentStatuses, messages.wrongPayment),
    deliveryCostKopecks:
      values['delivery-cost'] === undefined ? undefined : readSum(values['delivery-cost']),
  };
  const revokesLinks = values['revoke-links'];
  const isForOne =
    change.payment !== undefined || change.deliveryCostKopecks !== undefined || revokesLinks;
  if (others.length > 0 || (isForOne && number === undefined)) return undefined;
  const limit = readLimit(values.limit);
  return {
    number: number?.toUpperCase(),
    change,
    limit,
    quiet: values.quiet,
    revokeLinks: revokesLinks,
  };
}

const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options });

function readChoice<Choice extends string>(
  given: string | undefined,
  known: readonly Choice[],
  refusal: (given: string, known: readonly Choice[]) => string,
): Choice | undefined {
  if (given === undefined) return undefined;
  const choice = known.find((one) => one === given);
  if (!choice) throw new Error(refusal(given, known));
  return choice;
}

/** Roubles as people write them, in kopecks. */
function readSum(given: string): number {
  const read = readNumber(given, { kind: 'money' });
  if ('readings' in read) throw new Error(twoReadings(given, read.readings, '₽'));
  if ('refused' in read || read.value > DEAREST_DELIVERY) throw new Error(messages.wrongSum(given));
  return toKopecks(read.value);
}

function readLimit(given: string): number {
  const limit = Number(given);
  if (/^\d+$/.test(given) && limit >= 1 && limit <= 1000) return limit;
  throw new Error(messages.wrongLimit(given));
}

/** Lists orders, shows one or changes it; the letter to its customer leaves by the shop, open now or later. */
async function manageOrders(
  { number, change, limit, quiet, revokeLinks: revokesLinks }: OrdersArguments,
  { config, say }: CommandContext,
): Promise<void> {
  const connection = await openDatabaseBeside(config, say);
  const { db, url } = connection;
  const actor = terminalActor();
  try {
    const timeZone = await getTimeZone(db);
    if (number === undefined) {
      const orders = await listLatestOrders(db, { status: change.status, limit });
      if (orders.length === 0) say(messages.none);
      for (const order of orders) say(orderRow(order, timeZone));
      return;
    }
    if (revokesLinks) {
      say(messages.linksRevoked(await revokeLinks({ db, clock: systemClock, actor }, number)));
    }
    const isChange = Object.values(change).some((value) => value !== undefined);
    if (!isChange) {
      const record = await findOrder(db, number);
      say(orderText(record, timeZone));
      return say(linksText(await listLinks(db, record.order.id), timeZone));
    }
    const jobs = createJobs({ url, onError: () => undefined });
    await jobs.start();
    try {
      const { changed, record } = await changeOrder(
        { db, clock: systemClock, jobs, actor },
        number,
        change,
        { quiet },
      );
      say(orderText(record, timeZone));
      if (!changed) return say(messages.unchanged);
      say(quiet ? messages.changedQuietly : messages.changed);
      const { statusOrder, paymentStatus } = record.order;
      const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_paid';
      if (statusOrder === 'cancelled' && isPaid) say(messages.giveBack);
    } finally {
      await jobs.stop();
    }
  } finally {
    await connection.close();
  }
}
