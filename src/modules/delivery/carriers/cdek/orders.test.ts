import { describe, expect, it } from 'vitest';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { CarrierSilent, type GivenOrder } from '../carrier.ts';
import { createCdek } from './cdek.ts';

const NUMBER = '4F7K-2M9Q';
const order = (change: Partial<GivenOrder> = {}): GivenOrder => ({
  number: NUMBER,
  kind: 'parcel',
  from: { name: 'Москва', region: 'Москва' },
  to: { name: 'Владивосток', region: 'Приморский край' },
  packages: [
    { length: 700, width: 400, height: 450, weight: 12 },
    { length: 900, width: 300, height: 300, weight: 8 },
  ],
  value: 1_000_001,
  recipient: { name: 'Мария', phone: '+70000000000', address: 'Светланская улица, 1' },
  sender: { company: 'ООО «Пример»', name: 'Пример', phone: '+70000000000' },
  handedOverAt: 'MSK1',
  ...change,
});

async function setUp() {
  const cdek = await openCdek();
  const clock = { now: () => new Date('2026-11-27T10:00:00Z') };
  const { url, keys } = cdek;
  const carrierFrom = (handOver: 'warehouse' | 'door') =>
    createCdek({ url, ...keys, clock, handOver });
  const carrier = carrierFrom('warehouse');
  return { cdek, carrier, carrierFrom, misfortunes: cdek.misfortunes };
}

const keyOf = (answer: object): string => ('uuid' in answer ? String(answer.uuid) : '');

describe('an order that is given to the company', () => {
  it('goes by the cheapest tariff of its kind, place by place, worth what it is, and collects nothing', async () => {
    const { cdek, carrier } = await setUp();
    await carrier.register(order({ up: { floor: 3, by: 'hand' } }));
    const [{ body }] = cdek.orders as [(typeof cdek.orders)[0]];
    expect(body).toMatchObject({
      type: 1,
      number: NUMBER,
      tariff_code: 233,
      shipment_point: 'MSK1',
      to_location: { code: 288, address: 'Светланская улица, 1' },
      sender: {
        company: 'ООО «Пример»',
        name: 'Пример',
        phones: [{ number: '+70000000000' }],
      },
      recipient: { name: 'Мария', phones: [{ number: '+70000000000' }] },
      services: [{ code: 'GET_UP_FLOOR_BY_HAND', parameter: '3' }],
    });
    expect(body.packages.map(({ weight, length }) => [weight, length])).toEqual([
      [12_000, 70],
      [8_000, 90],
    ]);
    const items = body.packages.flatMap((one) => one.items);
    expect(items.map(({ cost }) => cost)).toEqual([5000, 5000.01]);
    expect(items.map(({ payment }) => payment.value)).toEqual([0, 0]);
  });

  it('is fetched at the address of the shop where a courier comes for it', async () => {
    const { cdek, carrierFrom } = await setUp();
    await carrierFrom('door').register(order({ handedOverAt: 'Тверская улица, 1' }));
    const [{ body }] = cdek.orders as [(typeof cdek.orders)[0]];
    expect(body).toMatchObject({ from_location: { code: 44, address: 'Тверская улица, 1' } });
    expect(body.shipment_point).toBeUndefined();
  });

  it('as groupage bears its own order types', async () => {
    const { cdek, carrier } = await setUp();
    const packages = [{ length: 2000, width: 900, height: 800, weight: 80 }];
    await carrier.register(order({ kind: 'groupage', packages }));
    expect(cdek.orders[0]?.body).toMatchObject({
      type: 2,
      additional_order_types: [2],
      tariff_code: 750,
      packages: [{ comment: `${NUMBER}-1` }],
    });
  });

  it('is not known to be taken until the company says so', async () => {
    const { carrier, misfortunes } = await setUp();
    misfortunes.decidesAfter = 1;
    const uuid = keyOf(await carrier.register(order()));
    expect(await carrier.track({ uuid })).toMatchObject({ state: 'asked', number: null });
    expect(await carrier.track({ uuid })).toMatchObject({
      state: 'registered',
      number: '1109940740',
      fault: null,
    });
  });

  it('may be refused after it was taken', async () => {
    const { carrier, misfortunes } = await setUp();
    misfortunes.refusesLater = 'v2_recipient_location_not_recognized';
    const uuid = keyOf(await carrier.register(order()));
    expect(await carrier.track({ uuid })).toMatchObject({
      state: 'refused',
      fault: 'v2_recipient_location_not_recognized',
    });
    misfortunes.refusesLater = null;
    const again = keyOf(await carrier.register(order()));
    expect(again).not.toBe(uuid);
    expect(await carrier.track({ number: NUMBER })).toMatchObject({ uuid: again });
  });

  it('is found where the company has taken it and the answer was lost, and is never there twice', async () => {
    const { cdek, carrier, misfortunes } = await setUp();
    misfortunes.losesAnswers = true;
    expect(await carrier.register(order())).toEqual({ isSilent: true });
    misfortunes.losesAnswers = false;
    const { uuid } = (await carrier.track({ number: NUMBER })) ?? {};
    expect(uuid).toBe(cdek.orders[0]?.uuid);
    expect(await carrier.register(order())).toEqual({ uuid });
    expect(cdek.orders).toHaveLength(1);
  });

  it('is refused at once for a town that is not known, or a price that is not given', async () => {
    const { cdek, carrier, misfortunes } = await setUp();
    const to = { name: 'Петергоф', region: 'Санкт-Петербург' };
    expect(await carrier.register(order({ to }))).toEqual({ refused: 'town not known' });
    misfortunes.refusedTariffs = [137, 233];
    expect(await carrier.register(order())).toEqual({ refused: 'no tariff' });
    expect(cdek.orders).toEqual([]);
  });

  it('that the company does not know is undefined, and its silence no answer', async () => {
    const { carrier, misfortunes } = await setUp();
    expect(await carrier.track({ number: NUMBER })).toBeUndefined();
    misfortunes.isProxyPage = true;
    await expect(carrier.track({ number: NUMBER })).rejects.toThrow(CarrierSilent);
  });
});

describe('the steps of an order', () => {
  it.each([
    [['RECEIVED_AT_SHIPMENT_WAREHOUSE'], 'on_way'],
    [['SENT_TO_RECIPIENT_CITY', 'TAKEN_BY_COURIER', 'DELIVERED'], 'delivered'],
    [['TAKEN_BY_COURIER', 'NOT_DELIVERED'], 'returned'],
    [['REMOVED'], 'removed'],
    // Back at a warehouse from its transport, not at the sender.
    [['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'RETURNED_TO_SENDER_CITY_WAREHOUSE'], 'on_way'],
    [['SENT_TO_RECIPIENT_CITY', 'A_NEW_CODE'], 'on_way'],
    [['A_NEW_CODE'], 'registered'],
  ])('%j are %s, in the order of their times', async (codes, state) => {
    const { cdek, carrier } = await setUp();
    const uuid = keyOf(await carrier.register(order()));
    for (const [index, code] of codes.entries()) {
      cdek.move(NUMBER, code, `2026-11-28T1${index}:00:00+0300`, '2026-12-04T00:00:00');
    }
    const tracked = await carrier.track({ uuid });
    expect(tracked).toMatchObject({ state, promisedOn: '2026-12-04' });
    expect(tracked?.events.map(({ code }) => code)).toEqual(['CREATED', ...codes]);
    expect(tracked?.events[1]?.at).toEqual(new Date('2026-11-28T07:00:00Z'));
  });
});

describe('the notices of the company', () => {
  it('are subscribed to once, and again after twelve failures have ended the subscription', async () => {
    const { cdek, carrier } = await setUp();
    const address = 'http://127.0.0.1:9/callback/cdek/';
    await carrier.subscribe(address);
    await carrier.subscribe(address);
    expect(cdek.subscriptions.map(({ url, type }) => [url, type])).toEqual([
      [address, 'ORDER_STATUS'],
    ]);
    await cdek.notify('any');
    expect(cdek.subscriptions).toEqual([]);
    await carrier.subscribe(address);
    expect(cdek.subscriptions).toHaveLength(1);
  });
});
