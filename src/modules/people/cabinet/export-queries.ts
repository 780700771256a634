import { type SQL, sql } from 'drizzle-orm';
import { accountScreens } from '#messages/accounts/account-screens.ts';
import {
  linkPurposeWords,
  receiptKindWords,
  personalDataWords as words,
} from '#messages/accounts/personal-data-file.ts';
import { paymentStateNames, refundStateNames } from '#messages/office/payment-states.ts';
import { paidByNames } from '#messages/office/payments.ts';
import {
  deliveryTypeNames,
  orderStatusNames,
  paymentStatusNames,
} from '#messages/orders/orders.ts';
import { returnStateNames } from '#messages/orders/return-state-names.ts';
import type { Database } from '#platform/database/database.ts';
import type { Parts } from '../erasing/subject.ts';

/** So many rows of a list, the latest. */
export const MOST = 500;

/** An object of JSON whose keys are words. */
const record = (fields: Readonly<Record<string, SQL>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).flatMap(([key, value]) => [sql`${key}::text`, value]),
    sql`, `,
  )})`;

/** Rows of a statement as an array of such objects, in the order of `by`. */
const listOf = (fields: Readonly<Record<string, SQL>>, from: SQL, by: SQL): SQL =>
  sql`(SELECT coalesce(json_agg(one.line ORDER BY one.place DESC), '[]') FROM (
    SELECT ${record(fields)} AS line, ${by} AS place FROM ${from} ORDER BY place DESC LIMIT ${MOST}) AS one)`;

const named = (names: Readonly<Record<string, string>>, column: SQL): SQL =>
  sql`coalesce(${JSON.stringify(names)}::jsonb ->> ${column}, ${column})`;
const roubles = (kopecks: SQL): SQL => sql`(${kopecks}::numeric / 100)`;
const filled = (column: SQL): SQL => sql`nullif(${column}, '')`;
const at = (moment: SQL): SQL =>
  sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The account with its devices, letters, wishlist and cart. */
function accountFields(id: number): Readonly<Record<string, SQL>> {
  return {
    [words.account]: sql`(SELECT ${record({
      [words.email]: sql`email`,
      [words.confirmed]: at(sql`email_confirmed_at`),
      [words.lastName]: filled(sql`last_name`),
      [words.firstName]: filled(sql`first_name`),
      [words.middleName]: filled(sql`middle_name`),
      [words.gender]: named(accountScreens.genderNames, sql`gender`),
      [words.birthDate]: sql`birth_date`,
      [words.phone]: filled(sql`phone_number`),
      [words.city]: filled(sql`city`),
      [words.address]: filled(sql`address`),
      [words.wayIn]: sql`way_in`,
      [words.registeredAt]: at(sql`created_at`),
    })} FROM customers WHERE id = ${id})`,
    [words.devices]: listOf(
      {
        [words.signedInAt]: at(sql`created_at`),
        [words.usedAt]: at(sql`used_at`),
        [words.endedAt]: at(sql`ended_at`),
        [words.device]: filled(sql`device`),
        [words.network]: sql`host(ip)`,
      },
      sql`sessions WHERE customer_id = ${id}`,
      sql`created_at`,
    ),
    [words.letterLinks]: listOf(
      {
        [words.at]: at(sql`created_at`),
        [words.purpose]: named(linkPurposeWords, sql`purpose`),
        [words.sentTo]: sql`email`,
        [words.device]: filled(sql`asked_device`),
        [words.network]: sql`host(asked_ip)`,
      },
      sql`email_links WHERE customer_id = ${id}`,
      sql`created_at`,
    ),
    [words.wishlist]: listOf(
      {
        [words.goods]: sql`products.name`,
        [words.variant]: sql`variants.name`,
        [words.addedAt]: at(sql`entry.created_at`),
      },
      sql`wishlist_entries entry JOIN variants ON variants.id = entry.variant_id
        JOIN products ON products.id = variants.product_id WHERE entry.customer_id = ${id}`,
      sql`entry.created_at`,
    ),
    [words.cart]: listOf(
      {
        [words.goods]: sql`products.name`,
        [words.variant]: sql`variants.name`,
        [words.quantity]: sql`item.quantity`,
      },
      sql`cart_items item JOIN carts ON carts.id = item.cart_id JOIN variants ON variants.id = item.variant_id
        JOIN products ON products.id = variants.product_id WHERE carts.customer_id = ${id} AND carts.ordered_at IS NULL`,
      sql`-item.position`,
    ),
  };
}

/** What belongs to an order, by its id. */
const orderLists: Readonly<Record<string, SQL>> = {
  [words.company]: sql`(SELECT ${record({
    [words.companyName]: sql`name`,
    [words.inn]: sql`inn`,
    [words.kpp]: sql`kpp`,
    [words.address]: sql`address`,
  })} FROM order_companies WHERE order_id = orders.id)`,
  [words.lines]: listOf(
    {
      [words.goods]: sql`name`,
      [words.variant]: sql`variant_name`,
      [words.code]: sql`code`,
      [words.price]: roubles(sql`price_kopecks`),
      [words.quantity]: sql`quantity`,
    },
    sql`order_lines WHERE order_id = orders.id`,
    sql`-position`,
  ),
  [words.charges]: listOf(
    { [words.title]: sql`title`, [words.sum]: roubles(sql`amount_kopecks`) },
    sql`order_charges WHERE order_id = orders.id AND ended_at IS NULL`,
    sql`-id`,
  ),
  [words.payments]: listOf(
    {
      [words.at]: at(sql`created_at`),
      [words.sum]: roubles(sql`amount_kopecks`),
      [words.way]: named(paidByNames, sql`provider`),
      [words.status]: named(paymentStateNames, sql`state`),
    },
    sql`payments WHERE order_id = orders.id`,
    sql`created_at`,
  ),
  [words.refunds]: listOf(
    {
      [words.at]: at(sql`created_at`),
      [words.sum]: roubles(sql`amount_kopecks`),
      [words.status]: named(refundStateNames, sql`state`),
    },
    sql`refunds WHERE order_id = orders.id`,
    sql`created_at`,
  ),
  [words.receipts]: listOf(
    {
      [words.at]: at(sql`coalesce(registered_at, created_at)`),
      [words.receiptKind]: named(receiptKindWords, sql`kind`),
      [words.sum]: roubles(sql`amount_kopecks`),
      [words.sentToReceipt]: sql`concat_ws(', ', nullif(email, ''), phone)`,
      [words.fiscal]: filled(sql`concat_ws(', ', fiscal_storage, fiscal_document, fiscal_sign)`),
      [words.link]: sql`link`,
    },
    sql`receipts WHERE order_id = orders.id`,
    sql`place`,
  ),
  [words.returns]: listOf(
    {
      [words.number]: sql`id`,
      [words.at]: at(sql`asked_at`),
      [words.status]: named(returnStateNames, sql`state`),
      [words.reason]: sql`reason`,
      [words.lines]: sql`(SELECT json_agg(${record({
        [words.goods]: sql`line.name`,
        [words.quantity]: sql`back.quantity`,
      })}) FROM return_lines back JOIN order_lines line ON line.order_id = orders.id AND line.position = back.position
        WHERE back.return_id = returns.id)`,
      [words.photographs]: sql`(SELECT count(*) FROM return_photographs WHERE return_id = returns.id)`,
    },
    sql`returns WHERE order_id = orders.id`,
    sql`id`,
  ),
};

const orderFields: Readonly<Record<string, SQL>> = {
  [words.number]: sql`number`,
  [words.at]: at(sql`created_at`),
  [words.status]: named(orderStatusNames, sql`status_order`),
  [words.payment]: named(paymentStatusNames, sql`payment_status`),
  [words.deliveryWay]: named(deliveryTypeNames, sql`delivery_type`),
  [words.name]: sql`customer_name`,
  [words.email]: sql`email`,
  [words.phone]: sql`phone_number`,
  [words.city]: sql`city`,
  [words.address]: sql`address`,
  [words.department]: sql`department_number`,
  [words.comment]: sql`comment`,
  [words.telegram]: sql`telegram`,
  [words.whatsapp]: sql`whatsapp`,
  [words.goodsTotal]: roubles(sql`total_kopecks`),
  [words.payable]: roubles(sql`payable_of(orders)`),
  [words.paid]: roubles(sql`charged_kopecks`),
  [words.givenBack]: roubles(sql`refunded_kopecks`),
  ...orderLists,
};

/** All sections, by their words, in the order of the file. `db`: one moment of the database. */
export async function selectPersonalData(db: Database, parts: Parts, id: number): Promise<object> {
  const orders = sql`orders WHERE id = ANY(${sql.param([...parts.orders])}::int[])`;
  const calls = sql`callback_requests WHERE id = ANY(${sql.param([...parts.calls])}::uuid[])`;
  const consents = sql`(
    SELECT consent_at AS given, ${words.atAccount}::text AS place, policy_document, consent_document, NULL::int AS offer_document, consent_ip
      FROM customers WHERE id = ${id}
    UNION ALL SELECT consent_at, ${words.atOrder} || ' ' || number, policy_document, consent_document, offer_document, consent_ip
      FROM ${orders} AND consent_at IS NOT NULL
    UNION ALL SELECT consent_at, ${words.atCall}, policy_document, consent_document, NULL, consent_ip FROM ${calls}) AS agreed`;
  const sections: Readonly<Record<string, SQL>> = {
    ...accountFields(id),
    [words.consents]: listOf(
      {
        [words.at]: at(sql`given`),
        [words.where]: sql`place`,
        [words.policy]: sql`policy_document`,
        [words.consent]: sql`consent_document`,
        [words.offer]: sql`offer_document`,
        [words.network]: sql`host(consent_ip)`,
      },
      consents,
      sql`given`,
    ),
    [words.orders]: listOf(orderFields, orders, sql`orders.id`),
    [words.calls]: listOf(
      {
        [words.at]: at(sql`created_at`),
        [words.phone]: sql`phone`,
        [words.email]: sql`email`,
        [words.telegram]: sql`telegram`,
        [words.page]: sql`page`,
      },
      calls,
      sql`created_at`,
    ),
  };
  const { rows } = await db.execute<{ data: object }>(sql`SELECT ${record(sections)} AS data`);
  return rows[0]?.data ?? {};
}
