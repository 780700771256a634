import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import { changeText } from '#messages/office/audit-changes.ts';
import { actionWords, entityWords } from '#messages/office/audit-words.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { pickVariants, type SomeVariant } from '../support/catalogue.ts';
import { type Known, officeActions } from '../support/office-actions.ts';
import { act, readKnown, writingEndpoints } from '../support/office-at-work.ts';
import { cartLine } from '../support/order-form.ts';
import { guestFrom, placeOrder } from '../support/place-order.ts';
import type { MemberWithApp } from '../support/staff.ts';

const MEMBERS = 30;
/** Each action is done by so many members at the same time: more than the office has connections. */
const AT_ONCE = 6;

// Neither a carrier nor a service of addresses answers there.
const nowhere = 'http://127.0.0.1:9';
const it = withShop({
  env: {
    RATE_LOGIN: '9999/1h',
    CDEK_URL: nowhere,
    DADATA_URL: nowhere,
    YOOKASSA_URL: nowhere,
    TBANK_URL: nowhere,
  },
});
let sofa: SomeVariant;
let known: Known;
let members: MemberWithApp[];

it.beforeAll(async ({ shop, office }) => {
  [sofa] = (await pickVariants(shop.db, [5_499_000])) as [SomeVariant];
  const guest = guestFrom(shop);
  const orders: string[] = [];
  while (orders.length < 6) {
    orders.push((await placeOrder(guest, [cartLine(sofa)])).number);
  }
  await guest('/callback/request/', { phone: '+70000000000' });
  members = await Promise.all(Array.from({ length: MEMBERS }, () => office.complete('owner')));
  const { call, id: other } = await office.complete('owner');
  known = await readKnown(call, { orders, other });
});

it('an action is known for each writing endpoint of the office', async () => {
  expect(Object.keys(officeActions).toSorted()).toEqual((await writingEndpoints()).toSorted());
});

it('thirty members who do all at once and get in each other’s way stop neither each other nor shoppers', async ({
  shop,
}) => {
  const answers: [endpoint: string, status: number][] = [];
  let isOver = false;
  const shift = async ({ call }: (typeof members)[0], number: number) => {
    for (const [place, endpoint] of Object.keys(officeActions).entries()) {
      if (place % (MEMBERS / AT_ONCE) !== number % (MEMBERS / AT_ONCE)) continue;
      const action = officeActions[endpoint]?.(known, number) ?? {};
      answers.push([endpoint, (await act(call, endpoint, action)).statusCode]);
    }
  };
  const shopper = async () => {
    const statuses: number[] = [];
    while (!isOver) {
      statuses.push((await placeOrder(guestFrom(shop), [cartLine(sofa)])).status);
    }
    return statuses;
  };
  const shopping = shopper();
  await Promise.all(members.map(shift)).finally(() => {
    isOver = true;
  });
  expect(new Set(await shopping)).toEqual(new Set([201]));
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  const late = new Set(
    answers.filter(([, status]) => status === 409).map(([endpoint]) => endpoint),
  );
  // Each of these answers with who was quicker, or what is there now.
  expect([...late]).toEqual(
    expect.arrayContaining([
      'PUT /api/admin/orders/:number/',
      'POST /api/admin/orders/:number/undo/',
      'PUT /api/admin/orders/:number/plan/',
      'PUT /api/admin/callbacks/:id/',
      'PUT /api/admin/goods/:id/',
      'PUT /api/admin/pages/:slug/',
      'PUT /api/admin/shop/',
      'PUT /api/admin/categories/:id/',
      'PUT /api/admin/products/:id/',
    ]),
  );
});

it('all that they have done stands in the log in Russian words', async ({ shop }) => {
  const { rows } = await shop.db.execute<AuditEntry & Record<string, unknown>>(
    sql`SELECT DISTINCT ON (action, entity, changes) action, entity, changes FROM audit_log`,
  );
  expect(rows.length).toBeGreaterThan(40);
  const told = rows.flatMap(({ action, entity, changes }) => [
    actionWords(action),
    entityWords(entity),
    ...Object.entries(changes).map(([field, change]) => changeText(field, change, 'Europe/Moscow')),
  ]);
  // Names of fields begin a text; «e-mail» is a Russian word by now.
  expect([...new Set(told)].filter((text) => /^(?!e-mail)[a-z_.]+/i.test(text))).toEqual([]);
});
