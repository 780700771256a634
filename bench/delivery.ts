// How fast delivery is counted: the pure quote, and quotes over HTTP by the shop as it runs. npm run bench:delivery [-- URL]
import { Agent, request } from 'node:http';
import { deliveryTerms } from '#contracts/delivery-terms.ts';
import { countDelivery } from '#modules/delivery/counting/count-delivery.ts';
import { knownOf } from '#modules/delivery/terms/terms.ts';
import { someTerms } from '../tests/support/delivery-terms.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { printTimes } from './times.ts';

const COUNTS = 5000;
const REQUESTS = 6000;
const AT_ONCE = 32;
const keepAlive = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** A cart of ten lines, counted again and again. */
function countAgain(): number[] {
  const known = knownOf(deliveryTerms.parse(someTerms), 'Europe/Moscow');
  const lines = Array.from({ length: 10 }, (_, index) => ({
    variantId: index,
    quantity: 2,
    price: 1_000_000 + index,
    originalPrice: null,
    inStock: index % 2 === 0,
    leadDays: 20,
    leadDaysFrom: 10,
  }));
  const town = { name: 'Тверь', region: 'Тверская область' };
  const asked = { town, floor: 5, lift: 'none', isAssembled: true } as const;
  const at = { now: new Date('2026-11-27T09:00:00Z'), zone: 'Europe/Moscow' } as const;
  return Array.from({ length: COUNTS }, () => {
    const started = performance.now();
    countDelivery(known, { lines, carried: new Map() }, asked, at);
    return performance.now() - started;
  });
}

function post(url: URL, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent: keepAlive }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${answer.statusCode} ${url}`));
      });
    });
    sent.on('error', reject);
    sent.setHeader('content-type', 'application/json');
    sent.end(body);
  });
}

/** Times of so many quotes, some of them at once, and how many a second that is. */
async function overHttp(base: string): Promise<{ times: number[]; perSecond: number }> {
  const url = new URL('/api/delivery/quote/', base);
  const body = JSON.stringify({ town: 'Москва', lines: [{ variant: 1, quantity: 1 }], floor: 5 });
  for (let warm = 0; warm < 200; warm += 1) await post(url, body);
  const times: number[] = [];
  const started = performance.now();
  const worker = async () => {
    while (times.length < REQUESTS) {
      const begun = performance.now();
      await post(url, body);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
}

printTimes('counting', [{ what: 'a quote of ten lines', times: countAgain() }]);
const [given] = process.argv.slice(2);
const shop = given ? undefined : await startShopProcess('var/bench-delivery');
try {
  const { times, perSecond } = await overHttp(given ?? shop?.url ?? '');
  printTimes(`over HTTP, ${AT_ONCE} at once`, [{ what: 'a quote', times }]);
  console.log(`${Math.round(perSecond)} quotes a second`);
} finally {
  await shop?.end('SIGTERM');
}
