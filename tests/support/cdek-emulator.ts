import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What goes wrong at the carrier; all of it may be switched while it runs. */
export interface Misfortunes {
  /** Takes requests and never answers them. */
  isSilent: boolean;
  /** Does not take the keys. */
  refusesKeys: boolean;
  /** The token of this moment ends before its time. */
  endsToken: boolean;
  /** Never takes its own tokens. */
  refusesTokens: boolean;
  /** So many next prices are «impossible». */
  impossible: number;
  /** Tariffs that are refused. */
  refusedTariffs: readonly number[];
  /** Falls over above so many kilograms. */
  fallsAbove: number;
  /** Puts rows without sense among the towns. */
  breaksRows: boolean;
  /** Answers with the page of a proxy. */
  isProxyPage: boolean;
  /** Takes an order and refuses it later, with this code. */
  refusesLater: string | null;
  /** So many questions long it is not decided what becomes of an order. */
  decidesAfter: number;
  /** Takes an order, and the answer gets lost. */
  losesAnswers: boolean;
  /** Loses orders before it has taken them. */
  losesOrders: boolean;
}

/** An order at the emulator. */
interface KeptOrder {
  readonly uuid: string;
  readonly body: GivenOrder;
  readonly refusal: string | null;
  questions: number;
  readonly statuses: { code: string; date_time: string }[];
  plannedOn: string | null;
}

export interface GivenOrder extends Omit<AskedPrice, 'packages'> {
  readonly number: string;
  readonly recipient: { readonly name: string; readonly phones: readonly { number: string }[] };
  readonly sender?: {
    readonly company?: string;
    readonly name?: string;
    readonly phones?: readonly { number: string }[];
  };
  readonly shipment_point?: string;
  readonly packages: readonly (AskedPrice['packages'][0] & {
    readonly number: string;
    readonly comment?: string;
    readonly items: readonly { readonly cost: number; readonly payment: { value: number } }[];
  })[];
}

/** After so many failures the company ends a subscription. */
const MOST_FAILURES = 12;

export interface AskedPrice {
  readonly type: number;
  readonly additional_order_types?: readonly number[];
  readonly tariff_code: number;
  readonly from_location: { readonly code: number; readonly address?: string };
  readonly to_location: { readonly code: number };
  readonly services: readonly { readonly code: string; readonly parameter?: string }[];
  readonly packages: readonly {
    readonly weight: number;
    readonly length: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** Towns and villages of the emulator: some bear one name. */
const cities = [
  { code: 44, city: 'Москва', region: 'Москва', kladr_code: '7700000000000' },
  { code: 137, city: 'Санкт-Петербург', region: 'Санкт-Петербург', kladr_code: '7800000000000' },
  { code: 288, city: 'Владивосток', region: 'Приморский край', kladr_code: '2500000100000' },
  { code: 320, city: 'Благовещенск', region: 'Амурская область', kladr_code: '2800000100000' },
  { code: 321, city: 'Благовещенск', region: 'Башкортостан', kladr_code: '0201500100000' },
  { code: 330, city: 'Орёл', region: 'Орловская область', kladr_code: '5700000100000' },
  { code: 340, city: 'Ижевск', region: 'Удмуртия', kladr_code: '1800000100000' },
  { code: 350, city: 'Владикавказ', region: 'Республика Северная Осетия - Алания' },
  { code: 360, city: 'Березники', region: 'Пермский край', kladr_code: '5900000200000' },
  { code: 361, city: 'Березники', region: 'Пермский край', kladr_code: '5902500002300' },
  { code: 370, city: 'Ключи', region: 'Алтайский край', kladr_code: '2202100002300' },
  { code: 371, city: 'Ключи', region: 'Алтайский край', kladr_code: '2204400003100' },
];

const PARCELS = [137, 139, 231, 233];
const MOST_OF_PARCELS = 50;

/** Roubles: cheaper by the second tariff of each kind, more for each place, kilogram and floor. */
function sumOf({ tariff_code: tariff, packages, services }: AskedPrice): number {
  const base = PARCELS.includes(tariff) ? 300 : 2_000;
  const economy = [231, 233, 748, 750].includes(tariff) ? 0 : 150;
  const kilograms = packages.reduce((sum, { weight }) => sum + weight, 0) / 1000;
  const up = services.reduce(
    (sum, { code, parameter }) =>
      sum + (code === 'GET_UP_FLOOR_BY_HAND' ? 200 * Number(parameter) : 500),
    0,
  );
  return base + economy + 100 * packages.length + 20 * kilograms + up;
}

interface Options {
  readonly keys?: { readonly account: string; readonly secret: string };
  /** Takes what closes it. Default: it closes with the test. */
  readonly onEnd?: (close: () => void) => void;
}

/** CDEK as the shop sees it, a server of this machine with a port of its own. */
export async function openCdek({
  keys = { account: 'account', secret: 'secret' },
  onEnd = onTestFinished,
}: Options = {}) {
  const misfortunes: Misfortunes = {
    isSilent: false,
    refusesKeys: false,
    endsToken: false,
    refusesTokens: false,
    impossible: 0,
    refusedTariffs: [],
    fallsAbove: Number.POSITIVE_INFINITY,
    breaksRows: false,
    isProxyPage: false,
    refusesLater: null,
    decidesAfter: 0,
    losesAnswers: false,
    losesOrders: false,
  };
  const orders: KeptOrder[] = [];
  const subscriptions: { uuid: string; type: string; url: string }[] = [];
  const asked: string[] = [];
  const prices: AskedPrice[] = [];
  let tokens = 0;
  /** The last token that has ended before its time. */
  let ended = 0;

  function give(path: string, query: URLSearchParams, body: string, request: IncomingMessage) {
    if (path === '/v2/oauth/token') return giveToken(new URLSearchParams(body));
    if (misfortunes.endsToken) ended = tokens;
    misfortunes.endsToken = false;
    const isKnown = request.headers.authorization === `Bearer token-${tokens}`;
    if (!isKnown || ended === tokens || misfortunes.refusesTokens) {
      return [401, { requests: [{ state: 'INVALID', errors: [{ code: 'v2_token_expired' }] }] }];
    }
    if (path === '/v2/location/cities') return [200, citiesOf(query.get('city') ?? '')];
    if (path === '/v2/calculator/tariff') return givePrice(JSON.parse(body));
    if (path === '/v2/orders' && request.method === 'POST') return takeOrder(JSON.parse(body));
    if (path.startsWith('/v2/orders')) {
      const [, uuid] = /^\/v2\/orders\/(.+)$/.exec(path) ?? [];
      const number = query.get('im_number');
      return giveOrder(orders.findLast((one) => one.uuid === uuid || one.body.number === number));
    }
    if (path === '/v2/webhooks' && request.method === 'GET') return [200, subscriptions];
    if (path === '/v2/webhooks') {
      subscriptions.push({ uuid: randomUUID(), ...JSON.parse(body) });
      return [200, { entity: { uuid: subscriptions.at(-1)?.uuid } }];
    }
    return [404, { errors: [{ code: 'v2_not_found' }] }];
  }

  function giveToken(given: URLSearchParams) {
    const fits =
      given.get('client_id') === keys.account && given.get('client_secret') === keys.secret;
    if (!fits || misfortunes.refusesKeys) return [401, { error: 'invalid_client' }];
    tokens += 1;
    return [200, { access_token: `token-${tokens}`, token_type: 'bearer', expires_in: 3599 }];
  }

  /** As the company does, by the beginning of the name: the shop has to look closer. */
  function citiesOf(name: string): unknown[] {
    const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');
    const found = cities.filter((one) => plain(one.city).startsWith(plain(name).slice(0, 5)));
    return misfortunes.breaksRows ? [null, { code: 'Иран' }, { city: 7 }, ...found] : found;
  }

  /** The truth about an order comes later. A number of an order that was not refused is taken. */
  function takeOrder(body: GivenOrder) {
    const isTaken = orders.some((one) => one.body.number === body.number && !one.refusal);
    if (isTaken) {
      const errors = [{ code: 'error_validate_im_dep_number_has_already_had_integration' }];
      return [400, { requests: [{ type: 'CREATE', state: 'INVALID', errors }] }];
    }
    const missing = missingIn(body);
    if (missing)
      return [400, { requests: [{ type: 'CREATE', state: 'INVALID', errors: [missing] }] }];
    const uuid = randomUUID();
    const refusal = misfortunes.refusesLater;
    orders.push({ uuid, body, refusal, questions: 0, statuses: [], plannedOn: null });
    return [202, { entity: { uuid }, requests: [{ type: 'CREATE', state: 'ACCEPTED' }] }];
  }

  function giveOrder(found: KeptOrder | undefined) {
    if (!found) return [404, { requests: [{ errors: [{ code: 'v2_entity_not_found' }] }] }];
    found.questions += 1;
    const isDecided = found.questions > misfortunes.decidesAfter;
    const { uuid, refusal, statuses, plannedOn, body } = found;
    const entity = { uuid, number: body.number, planned_delivery_date: plannedOn };
    if (!isDecided) {
      const accepted = [{ code: 'ACCEPTED', date_time: '2026-11-27T10:00:00+0000' }];
      return [
        200,
        { entity: { ...entity, statuses: accepted }, requests: [{ state: 'ACCEPTED' }] },
      ];
    }
    if (refusal) {
      const errors = [{ code: refusal, message: 'Заказ некорректен' }];
      return [200, { entity, requests: [{ type: 'CREATE', state: 'INVALID', errors }] }];
    }
    const created = { code: 'CREATED', date_time: '2026-11-27T10:00:01+0000' };
    // The newest first, as the company does.
    const all = [...statuses.toReversed(), created, null];
    return [
      200,
      {
        entity: { ...entity, cdek_number: '1109940740', statuses: all },
        requests: [{ type: 'CREATE', state: 'SUCCESSFUL' }],
      },
    ];
  }

  /** Lets the last order with this number come so far. */
  function move(number: string, code: string, at: string, plannedOn?: string): void {
    const found = orders.findLast((one) => one.body.number === number);
    found?.statuses.push({ code, date_time: at });
    if (found && plannedOn) found.plannedOn = plannedOn;
  }

  /** Tells all that have subscribed, and ends a subscription that has failed too often. */
  async function notify(uuid: string): Promise<void> {
    for (const one of [...subscriptions]) {
      const told = await tryToTell(one.url, { type: one.type, uuid });
      if (!told) subscriptions.splice(subscriptions.indexOf(one), 1);
    }
  }

  function givePrice(price: AskedPrice) {
    prices.push(price);
    const kilograms = price.packages.reduce((sum, { weight }) => sum + weight, 0) / 1000;
    if (kilograms > misfortunes.fallsAbove)
      return [500, { errors: [{ code: 'v2_internal_error' }] }];
    const isTooHeavy = PARCELS.includes(price.tariff_code) && kilograms > MOST_OF_PARCELS;
    if (isTooHeavy || misfortunes.refusedTariffs.includes(price.tariff_code)) {
      return [400, { errors: [{ code: 'err_result_empty', message: 'Тариф недоступен' }] }];
    }
    if (misfortunes.impossible > 0) {
      misfortunes.impossible -= 1;
      return [
        400,
        { errors: [{ code: 'v2_impossible', message: 'Невозможно осуществить доставку' }] },
      ];
    }
    const sum = sumOf(price);
    return [
      200,
      {
        delivery_sum: sum / 1.22,
        total_sum: sum,
        currency: 'RUB',
        period_min: 3,
        period_max: 5,
        weight_calc: kilograms * 1000,
        services: price.services.map(({ code }) => ({ code, sum: 1 })),
      },
    ];
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cdek.invalid');
    asked.push(`${request.method} ${pathname}`);
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    if (misfortunes.isSilent) return undefined;
    if (misfortunes.isProxyPage) {
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end('<h1>Доступ закрыт</h1>');
    }
    const isOrder = request.method === 'POST' && pathname === '/v2/orders';
    if (isOrder && misfortunes.losesOrders) return response.destroy();
    const [status, answer] = give(pathname, searchParams, body, request);
    if (isOrder && misfortunes.losesAnswers) return response.destroy();
    response.writeHead(Number(status), { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, keys, misfortunes, asked, prices, orders, subscriptions, move, notify };
}

/** What the company demands: a place where it takes the packages, and of orders that are not those of an online shop a sender and comments. */
function missingIn({
  type,
  sender,
  shipment_point: point,
  from_location: from,
  packages,
}: GivenOrder) {
  if (!point && !from?.address) return { code: 'v2_shipment_address_is_empty' };
  if (type !== 2) return undefined;
  if (!sender?.name || !sender.phones?.[0]?.number) return { code: 'v2_sender_is_empty' };
  return packages.every(({ comment }) => comment)
    ? undefined
    : { code: 'v2_package_comment_is_empty' };
}

/** Whether an address has taken a notice, at the last of twelve tries. */
async function tryToTell(url: string, notice: object): Promise<boolean> {
  for (let tries = 0; tries < MOST_FAILURES; tries += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
    }).catch(() => undefined);
    if (answer?.status === 200) return true;
  }
  return false;
}
