import { startSmtp } from '#tests/support/smtp.ts';
import type { Closers } from '../../../src/server/closers.ts';
import { checkBooks } from './books.ts';
import { playEvents } from './patroni/events.ts';
import { startPatroni } from './patroni/patroni.ts';
import { printPatroni } from './patroni/report.ts';
import { makePlace } from './place.ts';
import { changePrices } from './prices.ts';
import { findPatroniPrograms } from './programs.ts';
import { startShops } from './shops.ts';
import { READERS, startVisitors } from './visitors.ts';

/** Limit for a change of a price to be shown by every shop, ms: a shop that has lost the primary looks for it once a second. */
const FORMER_PRICE = 4000;

/** A primary that falls silent is noticed after some seconds. */
const MOST_FAILED = 2 * READERS;
/** Each of two shops sends a letter to a customer and one to the shop at a time. A long outage hides that they were sent. */
const LETTERS_IN_FLIGHT = 4;
const OUTAGES = 6;

/** Returns true if all checks pass. */
export async function tryPatroni(closers: Closers): Promise<boolean> {
  findPatroniPrograms();
  const place = await makePlace(closers);
  console.log('Three machines start');
  const patroni = await startPatroni(place, closers);
  const smtp = await startSmtp();
  closers.push(smtp.close);
  const shops = startShops(place.folder, smtp.url, closers);
  for (const [index, replicaUrl] of patroni.replicaUrls.entries()) {
    await shops.start(index + 1, {
      DATABASE_URL: patroni.primaryUrl,
      DATABASE_DIRECT_URL: patroni.primaryUrl,
      DATABASE_REPLICA_URL: replicaUrl,
    });
  }

  const visitors = await startVisitors(shops.urls);
  closers.push(visitors.abandon);
  const prices = changePrices(patroni.primaryUrl, shops.urls);
  closers.push(prices.stop);
  const unexpected = await playEvents(patroni, visitors);
  await visitors.stop();
  await prices.stop();

  const books = await checkBooks(
    patroni.primaryUrl,
    visitors.confirmed,
    smtp.accepted,
    LETTERS_IN_FLIGHT * OUTAGES,
  );
  const late = prices.changes
    .filter(({ formerFor }) => formerFor > FORMER_PRICE)
    .map(
      ({ roubles, formerFor }) => `${roubles}: the former price for ${Math.round(formerFor)} ms`,
    );
  const refused = visitors.phases
    .filter(({ failedReads }) => failedReads > MOST_FAILED)
    .map(({ name, failedReads }) => `${name}: ${failedReads} reads failed`);
  const wrong = [...unexpected, ...books.wrong, ...late, ...refused];
  if (visitors.lost() > 0) wrong.push(`${visitors.lost()} orders were never confirmed`);
  printPatroni(visitors, prices, books, wrong);
  if (wrong.length > 0) for (const shop of shops.open) console.log(shop.output());
  return wrong.length === 0;
}
