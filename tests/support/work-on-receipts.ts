// Does once what the job of receipts does each minute, in a process of its own, which a test can kill.
import { placesOf } from '#modules/payments/online/places.ts';
import { createProviders } from '#modules/payments/online/providers.ts';
import { closeOrders } from '#modules/payments/receipts/close-orders.ts';
import { followReceipt } from '#modules/payments/receipts/follow-receipts.ts';
import { selectOpenReceipts } from '#modules/payments/receipts/receipt-queries.ts';
import { readConfig } from '#platform/config/config.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { keyOf, shopSecret } from '#platform/security/shop-secret.ts';
import { systemClock as clock } from '#platform/time/clock.ts';
import { openDatabaseBeside } from '../../src/commands/open-database.ts';

const config = readConfig(process.env);
const { db, close } = await openDatabaseBeside(config, console.log);
const sealing = createSealing(keyOf(shopSecret(config)), 'payments');
const providers = createProviders({ db, clock, sealing, ...placesOf(config, sealing) });
const context = { db, clock, providers, apart: 0 };
await closeOrders(context);
for (const id of await selectOpenReceipts(db, clock.now(), 100)) await followReceipt(context, id);
await close();
