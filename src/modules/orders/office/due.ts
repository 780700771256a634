import { type SQL, sql } from 'drizzle-orm';
import type { DueKind } from '#contracts/admin/orders/values.ts';
import type { TimeZone } from '#contracts/time-zones.ts';
import { stoppedShipments } from '#modules/delivery/carriers/index.ts';
import { DAY } from '#platform/time/duration.ts';
import { dateOfDay, dayIn, startOfDay } from '#platform/time/zone-day.ts';
import { isOvertaken } from '../offers/offer-queries.ts';

/** What the clock of the shop shows. */
export interface ShopTime {
  readonly now: Date;
  readonly zone: TimeZone;
}

/** The goods are still with the shop or its makers. */
const unsent = sql`('new', 'confirmed', 'production')`;
/** The goods are promised or handed over: what is not paid for is owed. */
const agreed = sql`('confirmed', 'production', 'shipped', 'delivered')`;
const open = sql`('new', 'confirmed', 'production', 'shipped')`;

/** The delivered orders whose receipts at the handover wait for the rest of their money, with when they were handed over. */
const unclosed = sql`
  SELECT orders.id AS order_id, max(event.happened_at) AS handed_at
  FROM orders JOIN order_events event ON event.order_id = orders.id AND event.status_order = 'delivered' AND event.undone_at IS NULL
  WHERE orders.status_order = 'delivered' AND orders.payment_status = 'partially_paid' AND EXISTS (
    SELECT FROM receipts receipt
    WHERE receipt.order_id = orders.id AND receipt.kind = 'payment' AND receipt.closed_by IS NULL AND receipt.provider <> 'hand'
      AND receipt.state NOT IN ('planned', 'void'))
  GROUP BY orders.id`;

/**
 * The orders of these statuses with what a table has for each of them. What was agreed for an order stays when it is over, so the few open
 * orders come first, and each finds its own by key: `OFFSET 0` keeps the planner from reading all that was ever agreed.
 */
const ofOrders = (statuses: SQL, own: SQL) =>
  sql`(SELECT id, created_at FROM orders WHERE status_order IN ${statuses}) AS waiting, LATERAL (${own} OFFSET 0) AS own`;

/**
 * The orders for which something is due, with since when: a receipt that failed, or that a day after the handover waits for the rest of the money, a
 * call that was agreed, money that is owed in whole or in part, goods that a maker
 * promised for a day before today, a delivery or a visit of today, tomorrow or earlier, a last day of what the customer
 * was promised that has passed, an invoice that ends today or tomorrow and is not paid, a change of the order that its customer has refused or not answered for a
 * day, a carrier that refused or brings back, a price of
 * delivery that was to be told by telephone and is not named yet, more money than the order costs (of a cancelled one any), money that a
 * provider has told of for a new order with which no member has done anything since.
 */
export function dueOrders(kind: DueKind, { now, zone }: ShopTime): SQL {
  const today = dayIn(now, zone);
  const date = (day: number) => sql`${dateOfDay(day)}::date`;
  const since = (day: SQL) => sql`(${day}::timestamp AT TIME ZONE ${zone})`;
  switch (kind) {
    case 'call':
      return sql`SELECT id AS order_id, call_at AS since FROM ${ofOrders(
        open,
        sql`SELECT call_at FROM order_plans WHERE order_id = waiting.id AND call_at <= ${now.toISOString()}::timestamptz`,
      )}`;
    case 'payment':
      return sql`SELECT id AS order_id, created_at AS since FROM orders
        WHERE payment_status IN ('waiting_for_payment', 'partially_paid') AND status_order IN ${agreed}`;
    case 'visit':
      return sql`SELECT id AS order_id, visit_at AS since FROM ${ofOrders(
        open,
        sql`SELECT visit_at FROM order_plans WHERE order_id = waiting.id AND NOT visit_done
          AND visit_at < ${startOfDay(today + 2, zone).toISOString()}::timestamptz`,
      )}`;
    case 'delivery':
      return sql`SELECT id AS order_id, ${since(sql`deliver_on`)} AS since FROM ${ofOrders(
        open,
        sql`SELECT deliver_on FROM order_plans WHERE order_id = waiting.id AND deliver_on <= ${date(today + 1)}`,
      )}`;
    case 'promise':
      return sql`SELECT id AS order_id, ${since(sql`promised_to`)} AS since FROM ${ofOrders(
        open,
        sql`SELECT promised_to FROM order_promises WHERE order_id = waiting.id AND ended_at IS NULL AND promised_to < ${date(today)}`,
      )}`;
    case 'refusal':
      return sql`SELECT order_id, max(ended_at) AS since FROM order_offers JOIN orders ON orders.id = order_id
        WHERE state = 'refused' AND NOT seen AND status_order IN ${open} GROUP BY order_id`;
    case 'offer':
      return sql`SELECT order_id, made_at AS since FROM order_offers JOIN orders ON orders.id = order_id
        WHERE state = 'offered' AND (short_at IS NOT NULL OR made_at < ${new Date(now.getTime() - DAY).toISOString()}::timestamptz) AND status_order IN ${open}
          AND NOT ${isOvertaken}`;
    case 'price':
      return sql`SELECT id AS order_id, created_at AS since FROM ${ofOrders(
        open,
        sql`SELECT FROM order_quotes WHERE order_id = waiting.id AND quote -> 'calls' @> '[{"kind": "delivery"}]'`,
      )} WHERE NOT EXISTS (
          SELECT FROM order_charges AS charge WHERE charge.order_id = waiting.id AND kind = 'delivery' AND ended_at IS NULL)`;
    case 'overpaid':
      return sql`SELECT id AS order_id, coalesce(
          (SELECT max(happened_at) FROM payment_events WHERE order_id = orders.id AND kind = 'charge' AND result = 'succeeded'), created_at) AS since
        FROM orders WHERE has_too_much`;
    case 'receipt':
      return sql`SELECT order_id, min(since) AS since FROM (
          SELECT order_id, due_at AS since FROM receipts WHERE state = 'failed'
          UNION ALL SELECT order_id, handed_at FROM (${unclosed}) AS unclosed WHERE handed_at < ${new Date(now.getTime() - DAY).toISOString()}::timestamptz
        ) AS receipt GROUP BY order_id`;
    case 'invoice':
      return sql`SELECT order_id, ${since(sql`min(valid_until)`)} AS since FROM invoices JOIN orders ON orders.id = order_id
        WHERE replaced_by IS NULL AND valid_until <= ${date(today + 1)} AND status_order <> 'cancelled'
          AND payment_status IN ('waiting_for_payment', 'partially_paid') AND amount_kopecks > (
            SELECT coalesce(sum(event.amount_kopecks), 0) FROM invoice_payments paid
            JOIN payment_events event ON event.payment_id = paid.payment_id AND event.kind = 'charge' AND event.result = 'succeeded'
            WHERE paid.invoice = invoices.number AND NOT EXISTS (
              SELECT FROM payment_events undone
              WHERE undone.payment_id = paid.payment_id AND undone.kind = 'cancel' AND undone.result = 'succeeded'))
        GROUP BY order_id`;
    case 'unseen':
      return sql`SELECT orders.id AS order_id, came.at AS since FROM orders JOIN LATERAL (
          SELECT max(happened_at) AS at FROM payment_events
          WHERE order_id = orders.id AND kind = 'charge' AND result = 'succeeded' AND provider <> 'hand') AS came ON came.at IS NOT NULL
        WHERE status_order = 'new' AND charged_kopecks > refunded_kopecks AND NOT EXISTS (
          SELECT FROM order_events WHERE order_id = orders.id AND staff_id IS NOT NULL AND happened_at > came.at)`;
    case 'carrier':
      return sql`SELECT order_id, since FROM (${stoppedShipments}) AS stopped JOIN orders ON orders.id = order_id
        WHERE status_order IN ${open}`;
    case 'production':
      return sql`SELECT id AS order_id, ${since(sql`promised_on`)} AS since FROM ${ofOrders(
        unsent,
        sql`SELECT min(promised_on) AS promised_on FROM order_line_work
          WHERE order_id = waiting.id AND ready_on IS NULL AND promised_on < ${date(today)} HAVING count(*) > 0`,
      )}`;
  }
}
