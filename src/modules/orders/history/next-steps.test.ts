import { expect, it } from 'vitest';
import { nextStepMessages as messages } from '#messages/orders/order-steps.ts';
import type { OrderLineRow, OrderRow } from '../queries.ts';
import { nextStepsOf, readinessText, shownReadiness } from './next-steps.ts';

const shop = {
  hours: [{ days: 'Пн–Пт', time: '9:00–18:00' }],
  address: 'ул. Образцовая, д. 1',
  phone: '+7 (000) 000-00-00',
  places: [],
};
const line = (fields: Partial<OrderLineRow>) =>
  ({
    inStock: null,
    leadDays: null,
    leadDaysFrom: null,
    quantity: 1,
    dropped: 0,
    ...fields,
  }) as OrderLineRow;

const steps = (
  order: Partial<OrderRow>,
  lines: OrderLineRow[] = [],
  plan?: { deliverOn: string; deliverHours: string | null },
) =>
  nextStepsOf({
    order: {
      statusOrder: 'new',
      paymentStatus: 'waiting_for_payment',
      deliveryType: 'new_post',
      deliveryCostKopecks: null,
      phoneNumber: '+70000000042',
      address: 'ул. Своя, д. 3',
      placedBy: null,
      ...order,
    } as OrderRow,
    lines,
    plan,
    shop,
    now: new Date('2026-11-27T09:00:00Z'),
  })
    .join(' ')
    .replaceAll('\u00a0', ' ');

it('tells of a new order who calls which number and when, and how it is got and paid', () => {
  const said = steps({});
  expect(said).toContain('на номер +7 ••• •••-••-42');
  expect(steps({ placedBy: 7 })).not.toContain('на номер');
  expect(said).toContain('в рабочее время: Пн–Пт 9:00–18:00.');
  expect(said).toContain('Стоимость и день доставки менеджер согласует с вами.');
  expect(said).toContain('Как внести оплату, расскажет менеджер.');
  expect(steps({ deliveryType: 'pickup' })).toContain('забрать заказ: ул. Образцовая, д. 1.');
});

it('keeps a phone number on one line', () => {
  expect(messages.call('+7 ••• •••-••-42', '')).toContain('+7\u00a0•••\u00a0•••-••-42');
});

it('names a term only where it is known of all that is made', () => {
  const made = line({ inStock: false, leadDays: 21 });
  const unknown = line({ inStock: false });
  const there = line({ inStock: true });
  expect(steps({}, [made, there])).toContain('Срок изготовления — до 21 рабочего дня.');
  expect(steps({}, [made, unknown])).toContain('Срок изготовления назовёт менеджер.');
  expect(steps({}, [made])).toContain('День готовности назовёт менеджер.');
  // A day of delivery that is known says it already.
  const agreed = { deliverOn: '2027-01-22', deliverHours: null };
  expect(steps({}, [made], agreed)).not.toContain('День готовности');
  expect(steps({}, [made, unknown], agreed)).not.toContain('назовёт менеджер');
  expect(steps({}, [there])).toContain('Все товары в наличии.');
  // What is not sent is not waited for.
  expect(steps({}, [{ ...made, dropped: 1 }, there])).toContain('Все товары в наличии.');
  // Nothing was recorded of the lines of older orders.
  expect(steps({}, [there, line({})])).not.toMatch(/наличии|изготов/);
});

it('asks for no payment where nothing is to be paid', () => {
  expect(steps({ statusOrder: 'confirmed', paymentStatus: 'paid' })).not.toContain('оплату');
  expect(steps({ statusOrder: 'cancelled', paymentStatus: 'cancelled' })).toBe(
    'Заказ отменён. Платить по нему не нужно.',
  );
  expect(steps({ statusOrder: 'cancelled', paymentStatus: 'paid' })).toContain('о возврате денег');
  expect(steps({ statusOrder: 'cancelled', paymentStatus: 'refunded' })).toContain(
    'Деньги возвращены.',
  );
});

it('tells of nothing that is sent, and of what was paid too much', () => {
  const dropped = line({ inStock: true, quantity: 1, dropped: 1 });
  expect(steps({ statusOrder: 'new' }, [dropped])).toBe(
    'Все товары заказа отменены: везти нечего.',
  );
  const money = { totalKopecks: 100_000, chargesKopecks: 0, discountKopecks: 0 };
  const paid = { ...money, chargedKopecks: 150_050, refundedKopecks: 0, loweredKopecks: 0 };
  expect(steps({ ...paid, statusOrder: 'confirmed', paymentStatus: 'paid' })).toContain(
    'Внесено больше, чем стоит заказ: вернём 500,50 ₽.',
  );
});

it('tells of an order on its way where to ask', () => {
  expect(steps({ statusOrder: 'shipped' })).toContain('по телефону +7 (000) 000-00-00');
  expect(steps({ statusOrder: 'delivered' })).toContain('Если с ним что-то не так');
});

it.each([
  [{ inStock: true }, 'В наличии'],
  [{ inStock: false }, 'Под заказ'],
  [{ inStock: false, leadDays: 21 }, 'Под заказ, 21\u00a0день'],
  [{ inStock: false, leadDays: 21, leadDaysFrom: 14 }, 'Под заказ, 14–21\u00a0день'],
  [{ inStock: null }, null],
])('says of a line %j', (fields, said) => {
  expect(readinessText(line(fields))).toBe(said);
});

it.each([
  ['new', 'В наличии'],
  ['shipped', 'В наличии'],
  ['delivered', null],
  ['cancelled', null],
] as const)('of an order that is %s its customer is told: %s', (statusOrder, said) => {
  expect(shownReadiness({ statusOrder }, line({ inStock: true }))).toBe(said);
});

it('names the day that was agreed, for a delivery and for what is fetched', () => {
  const plan = { deliverOn: '2027-03-09', deliverHours: '10–14' };
  expect(steps({ statusOrder: 'confirmed', deliveryCostKopecks: 0 }, [], plan)).toContain(
    'Привезём 9 марта 2027 г., 10–14.',
  );
  const own = { ...plan, deliverHours: null };
  expect(steps({ statusOrder: 'shipped', deliveryType: 'pickup' }, [], own)).toContain(
    'Заказ ждёт вас 9 марта 2027 г.: ул. Образцовая, д. 1.',
  );
});
