// Asks for money back in a process of its own, which a test can kill: node tests/support/ask-refund.ts PAYMENT KOPECKS
import { placesOf } from '#modules/payments/online/places.ts';
import { createProviders } from '#modules/payments/online/providers.ts';
import { beginRefund } from '#modules/payments/online/refunding.ts';
import { readConfig } from '#platform/config/config.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { keyOf, shopSecret } from '#platform/security/shop-secret.ts';
import { systemClock as clock } from '#platform/time/clock.ts';
import { openDatabaseBeside } from '../../src/commands/open-database.ts';

const [paymentId = '', kopecks] = process.argv.slice(2);
const config = readConfig(process.env);
const { db, url, close } = await openDatabaseBeside(config, console.log);
const jobs = createJobs({ url, onError: console.error });
await jobs.start();
const sealing = createSealing(keyOf(shopSecret(config)), 'payments');
const providers = createProviders({ db, clock, sealing, ...placesOf(config, sealing) });
const asked = { paymentId, amount: Number(kopecks), reason: 'передумали', staffId: null };
await beginRefund({ db, clock, jobs, providers }, asked);
await jobs.stop();
await close();
