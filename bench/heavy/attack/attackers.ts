import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cartCalls } from '#contracts/calls/cart.ts';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { orderCalls } from '#contracts/calls/order.ts';
import type { Random } from '../../generated-shop.ts';
import { type Material, mutate } from '../hostile/mutate.ts';
import { hostileSearches } from '../hostile/searches.ts';

/** Attackers have another address than the customers, as the limits of networks see them. */
const ATTACKER = '127.0.0.2';
/** How long a client waits before it drops the connection, ms. */
const DROPPED_AFTER = 50;
const SLOW_CLIENTS = 200;
const BYTE_EVERY = 1000;
const LINES = 200;

export interface Target {
  readonly url: string;
  /** Words that people search for. */
  readonly words: readonly string[];
  /** Goods on sale, with more than a cart may have lines. */
  readonly goods: readonly { product: number; variant: number }[];
  readonly random: Random;
  /** What hostile addresses of lists and facets are made of. */
  readonly material: Material;
}

/** Counts of what the attackers got: statuses, or codes of failures. */
export type Outcomes = Map<string, number>;

export type Attack = (target: Target, signal: AbortSignal) => Promise<Outcomes>;

/** Sends requests at a fixed rate and does not wait for the answers of earlier ones. */
const flood =
  (
    perSecond: number,
    send: (target: Target, end: (outcome: string) => void) => ClientRequest,
  ): Attack =>
  async (target, signal) => {
    const outcomes: Outcomes = new Map();
    const open = new Set<ClientRequest>();
    while (!signal.aborted) {
      const sent = send(target, (outcome) => {
        if (open.delete(sent)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      });
      open.add(sent);
      await pause(1000 / perSecond);
    }
    for (const sent of open) sent.destroy();
    return outcomes;
  };

function send(
  url: string,
  end: (outcome: string) => void,
  options: { method?: string; body?: object } = {},
): ClientRequest {
  const { method = 'GET', body } = options;
  const headers = { 'content-type': 'application/json' };
  const sent = request(url, { method, headers, agent: false, localAddress: ATTACKER });
  sent.on('response', (answer) => {
    answer.resume();
    answer.once('end', () => end(String(answer.statusCode)));
    answer.once('error', () => end('broken'));
  });
  sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  sent.end(body && JSON.stringify(body));
  return sent;
}

const searchOf = ({ url, words, random }: Target): string => {
  const [text = ''] = hostileSearches(12, words, random).slice(Math.floor(random() * 12));
  return `${url}${catalogCalls.listProducts.url}?${new URLSearchParams({ search: text })}`;
};

const searches = flood(20, (target, end) => send(searchOf(target), end));

/** How often an address is changed: each time it gains filters. */
const CHANGES = 4;

/** Lists and facets with many filters, mostly of the whole shop, every time another. */
const lists = flood(20, ({ url, material, random }, end) => {
  let address: string = random() < 0.5 ? catalogCalls.listProducts.url : catalogCalls.getFacets.url;
  for (let left = CHANGES; left > 0; left -= 1) address = mutate(address, material, random);
  return send(url + address, end);
});

/** Words with mistakes: the shop looks for the words that are meant. */
const mistyped = flood(20, ({ url, words, random }, end) => {
  const word = words[Math.floor(random() * words.length)] ?? 'диван';
  const at = Math.floor(random() * word.length);
  const text = `${word.slice(0, at)}ъ${word.slice(at + 1)}${Math.floor(random() * 1e6)}`;
  return send(
    `${url}${catalogCalls.listProducts.url}?${new URLSearchParams({ search: text })}`,
    end,
  );
});

const dropped = flood(20, (target, end) => {
  const sent = send(searchOf(target), end);
  setTimeout(() => sent.destroy(), DROPPED_AFTER);
  return sent;
});

const carts = flood(20, ({ url, goods, random }, end) => {
  const first = Math.floor(random() * Math.max(1, goods.length - LINES));
  const cart_items = goods.slice(first, first + LINES);
  return send(url + cartCalls.replaceCart.url, end, { method: 'POST', body: { cart_items } });
});

/** Clients that send the body of an order one byte a second. A connection that the shop closes is opened again. */
const slowBodies: Attack = async ({ url }, signal) => {
  const outcomes: Outcomes = new Map();
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
    sockets.add(socket);
    socket.write(
      `POST ${orderCalls.createOrder.url} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
    );
    const dripping = setInterval(() => socket.write(' '), BYTE_EVERY);
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      const status = bytes.toString('latin1').split(' ')[1] ?? 'closed';
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    });
    socket.on('close', () => {
      clearInterval(dripping);
      sockets.delete(socket);
    });
  };
  while (!signal.aborted) {
    while (sockets.size < SLOW_CLIENTS) open();
    await pause(BYTE_EVERY);
  }
  for (const socket of sockets) socket.destroy();
  return outcomes;
};

export const attacks: Readonly<Record<string, Attack>> = {
  searches,
  'mistyped searches': mistyped,
  'lists and facets': lists,
  'dropped searches': dropped,
  'slow bodies': slowBodies,
  carts,
};
