import type { ShipmentState } from '#contracts/admin/delivery/values.ts';
import type { GivenOrder, Tracked } from '../carrier.ts';
import { placesOf } from '../places.ts';
import { entity, errorCodesOf, type Order, order, rowsOf, status, webhook } from './answers.ts';
import type { AskCdek } from './api.ts';
import { CdekRefused, CdekSilent } from './failures.ts';
import { cheapestTariff, type Route } from './offers.ts';
import { servicesFor, writtenPlace } from './tariffs.ts';

const ROUBLE = 100;
/** The company takes a number once. */
const IS_KNOWN = 'already_had_integration';
const UNKNOWN = /not_found|not_recognized/;

/** Registers an order; answers its key at the company. A number that the company knows is found. Throws {@link CdekRefused} or {@link CdekSilent}. */
export async function registerOrder(
  ask: AskCdek,
  given: GivenOrder,
  route: Route,
): Promise<string> {
  const tariff = await cheapestTariff(ask, given, route);
  const body = { ...tariff.order, tariff_code: tariff.code, ...writtenOrder(given, route) };
  const { signal } = route;
  try {
    const answer = await ask({ method: 'POST', path: '/orders', body, signal });
    const { data } = entity.safeParse(answer);
    if (!data) throw new CdekSilent('an order without a key');
    return data.entity.uuid;
  } catch (failure) {
    if (!(failure instanceof CdekRefused && failure.codes.some((code) => code.includes(IS_KNOWN))))
      throw failure;
    const known = await findOrder(ask, { number: given.number }, signal);
    if (!known) throw failure;
    return known.uuid;
  }
}

/** Each place is one article of its share of the value: what lies in which package is the shop's own matter. */
function writtenOrder(given: GivenOrder, { from, to, handOver }: Route) {
  const { number, recipient, sender, handedOverAt, up, value } = given;
  const places = placesOf(given.packages);
  const share = Math.floor(value / places.length);
  const rest = value - share * (places.length - 1);
  return {
    number,
    sender: {
      company: sender.company,
      name: sender.name,
      phones: [{ number: sender.phone }],
    },
    recipient: { name: recipient.name, phones: [{ number: recipient.phone }] },
    to_location: { code: to, address: recipient.address },
    ...(handOver === 'door'
      ? { from_location: { code: from, address: handedOverAt } }
      : { shipment_point: handedOverAt }),
    services: servicesFor(up),
    packages: places.map((place, index) => {
      const written = writtenPlace(place);
      const name = `${number}-${index + 1}`;
      const cost = (index === places.length - 1 ? rest : share) / ROUBLE;
      return {
        ...written,
        number: name,
        // Demanded of orders that are not those of an online shop.
        comment: name,
        items: [
          { name, ware_key: name, cost, amount: 1, weight: written.weight, payment: { value: 0 } },
        ],
      };
    }),
  };
}

/** What the company knows of an order; undefined: nothing. Throws {@link CdekSilent}. */
export async function findOrder(
  ask: AskCdek,
  key: { readonly uuid: string } | { readonly number: string },
  signal: AbortSignal,
): Promise<Tracked | undefined> {
  const request =
    'uuid' in key
      ? { path: `/orders/${encodeURIComponent(key.uuid)}` }
      : { path: '/orders', query: { im_number: key.number } };
  try {
    const answer = await ask({ method: 'GET', ...request, signal });
    const { data } = order.safeParse(answer);
    if (!data) throw new CdekSilent('an order that cannot be read');
    return trackedOf(data, errorCodesOf(answer));
  } catch (failure) {
    const isUnknown =
      failure instanceof CdekRefused && failure.codes.some((code) => UNKNOWN.test(code));
    if (isUnknown) return undefined;
    throw failure instanceof CdekRefused ? new CdekSilent(failure.message) : failure;
  }
}

function trackedOf({ entity, requests }: Order, codes: readonly string[]): Tracked {
  const events = rowsOf(status, entity.statuses)
    .map(({ code, date_time: at }) => ({ code, at }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const isInvalid = (requests ?? []).some(
    ({ type, state }) => (type ?? 'CREATE') === 'CREATE' && state === 'INVALID',
  );
  const state = isInvalid ? 'refused' : stateOf(events.map(({ code }) => code));
  return {
    uuid: entity.uuid,
    number: entity.cdek_number ?? null,
    state,
    fault: state === 'refused' ? codes.join(', ') || 'INVALID' : null,
    promisedOn: dayOf(entity.planned_delivery_date),
    events,
  };
}

const dayOf = (text: string | null | undefined): string | null =>
  /^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0] ?? null;

/**
 * Steps by the code of the company. A code that is not here moves nothing. What is «returned to a warehouse» has come back there from its
 * transport and goes on: by the company's own words it is no return to the sender.
 */
const states: Readonly<Record<string, ShipmentState>> = {
  ACCEPTED: 'asked',
  CREATED: 'registered',
  INVALID: 'refused',
  REMOVED: 'removed',
  DELIVERED: 'delivered',
  POSTOMAT_RECEIVED: 'delivered',
  NOT_DELIVERED: 'returned',
  POSTOMAT_SEIZED: 'returned',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: 'on_way',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'on_way',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'on_way',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'on_way',
  SENT_TO_TRANSIT_CITY: 'on_way',
  ACCEPTED_IN_TRANSIT_CITY: 'on_way',
  ACCEPTED_AT_TRANSIT_WAREHOUSE: 'on_way',
  RETURNED_TO_TRANSIT_WAREHOUSE: 'on_way',
  READY_FOR_SHIPMENT_IN_TRANSIT_CITY: 'on_way',
  TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY: 'on_way',
  SENT_TO_RECIPIENT_CITY: 'on_way',
  ACCEPTED_IN_RECIPIENT_CITY: 'on_way',
  ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE: 'on_way',
  RETURNED_TO_RECIPIENT_CITY_WAREHOUSE: 'on_way',
  TAKEN_BY_COURIER: 'on_way',
  ACCEPTED_AT_PICK_UP_POINT: 'on_way',
};

const stateOf = (codes: readonly string[]): ShipmentState =>
  codes.map((code) => states[code]).findLast((state) => state !== undefined) ?? 'asked';

const KIND = 'ORDER_STATUS';

/**
 * Subscribes an address to the steps of orders, where it is not subscribed: the company cuts a subscription that has failed twelve times. It
 * takes two of a contract; where others have them, orders are asked for daily all the same.
 */
export async function subscribe(ask: AskCdek, url: string, signal: AbortSignal): Promise<void> {
  const list = await ask({ method: 'GET', path: '/webhooks', signal });
  const has = rowsOf(webhook, list).some((one) => one.url === url && one.type === KIND);
  if (has) return;
  const body = { url, type: KIND };
  await ask({ method: 'POST', path: '/webhooks', body, signal }).catch((failure) => {
    if (!(failure instanceof CdekRefused)) throw failure;
  });
}
