import { buffer } from 'node:stream/consumers';
import {
  purgeOldAccountData,
  workOnAccountLetters,
  workOnResetRequests,
} from '#modules/accounts/index.ts';
import { makeAuditMonths } from '#modules/audit/service.ts';
import { workOnCallbackLetters } from '#modules/callbacks/index.ts';
import { purgeSurplusCarts } from '#modules/cart/network-limits.ts';
import { findShownOnPage } from '#modules/catalog/page-names.ts';
import { renewPopularity } from '#modules/catalog/popularity.ts';
import {
  lockVariantsOfPicture,
  selectCataloguePhotos,
  selectNamedPictures,
  showFetchedPictures,
} from '#modules/catalog/variant-pictures.ts';
import { workOnShipments } from '#modules/delivery/carriers/shipments/work.ts';
import { followDays, purgeOldMovements } from '#modules/goods/index.ts';
import {
  beginNightly,
  IMPORT_TASKS,
  purgeOldRuns,
  purgeUnsentFiles,
} from '#modules/imports/index.ts';
import { workOnInvoiceLetters } from '#modules/invoices/index.ts';
import { keepTerms } from '#modules/keeping/index.ts';
import {
  cancelUnpaidOrders,
  countOrderedPieces,
  purgeUnprovedOrders,
  type ReadPicture,
  selectOrderedPhotos,
  workOnOrderLetters,
} from '#modules/orders/index.ts';
import { workOnPayments } from '#modules/payments/online/work.ts';
import type { PicturedGoods } from '#modules/pictures/fetch-picture.ts';
import { workOnPictures } from '#modules/pictures/fetch-pictures.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { purgeUnnamedPictures } from '#modules/pictures/purge-pictures.ts';
import { createSizedPictures } from '#modules/pictures/sized-pictures.ts';
import { workOnReturnLetters } from '#modules/returns/index.ts';
import { getTimeZone, selectContentPhotos } from '#modules/settings/service.ts';
import { workOnStaffLetters, workOnStrangerNotes } from '#modules/staff/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { purgeOldChanges } from '#platform/database/public-changes.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { isPublicAddress } from '#platform/network/public-address.ts';
import type { Sealing } from '#platform/security/sealing.ts';
import type { Clock } from '#platform/time/clock.ts';
import { HOUR } from '#platform/time/duration.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { writeInTheMorning } from '../office/morning-letter.ts';
import { cleanersOf } from './keeping-cleaners.ts';
import { followShipments } from './moved-shipments.ts';

interface BackgroundParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sealing: Sealing;
  readonly carriers: Parameters<typeof workOnShipments>[0]['carriers'];
  readonly providers: Parameters<typeof workOnPayments>[1]['providers'];
  readonly accounts: Parameters<typeof workOnResetRequests>[1];
  readonly pictures: PictureStore;
}

/** Lets `pictures`, which knows no products, find and show the pictures of feeds. */
const goods: PicturedGoods = {
  selectNamed: selectNamedPictures,
  lock: lockVariantsOfPicture,
  showFetched: showFetchedPictures,
};

/** After this time an import is held to be dead. */
const LONGEST_IMPORT = HOUR;

/** Twice the width of a picture in a letter, for sharp screens. */
const LETTER_PICTURE = 160;

/** Of versions before: what they removed at night has terms of the owner now. */
const retired = [
  'picture-previews',
  'telemetry-cleanup',
  'staff-cleanup',
  'callback-cleanup',
  'cart-cleanup',
  'import-file-cleanup',
  'provider-messages',
];

/** Lets letters of `orders` show pictures. */
function createPictureReader(pictures: PictureStore): ReadPicture {
  const open = createSizedPictures(pictures);
  return async (hash) => {
    const picture = await open(hash, LETTER_PICTURE, 'jpg');
    if (!picture) return undefined;
    return Buffer.isBuffer(picture.body) ? picture.body : buffer(picture.body);
  };
}

/** What the shop does without a request: letters, pictures of feeds, cleanups, and imports that the staff has begun, by `runImport`. */
export function workInBackground(
  parts: BackgroundParts,
  runImport: (id: number) => Promise<void>,
): void {
  const { config, db, clock, jobs, mailer, sealing, accounts, pictures, carriers, providers } =
    parts;
  const publicUrl = config.PUBLIC_URL;
  const adminUrl = config.ADMIN_URL ?? publicUrl;
  workOnResetRequests(jobs, accounts);
  workOnAccountLetters(jobs, { db, mailer, publicUrl, tokenKey: accounts.tokenKey });
  workOnOrderLetters(jobs, {
    db,
    clock,
    mailer,
    publicUrl,
    adminUrl,
    shopEmail: config.SHOP_EMAIL,
    readPicture: createPictureReader(pictures),
  });
  workOnReturnLetters(jobs, {
    db,
    clock,
    mailer,
    publicUrl,
    adminUrl,
    shopEmail: config.SHOP_EMAIL,
  });
  workOnInvoiceLetters(jobs, { db, mailer });
  workOnCallbackLetters(jobs, {
    db,
    mailer,
    publicUrl,
    adminUrl,
    shopEmail: config.SHOP_EMAIL,
    findShown: findShownOnPage,
  });
  writeInTheMorning({ db, clock, jobs, mailer, shopEmail: config.SHOP_EMAIL, adminUrl });
  workOnStrangerNotes(jobs, { db, clock });
  workOnStaffLetters(jobs, { db, clock, mailer, sealing, adminUrl });
  workOnShipments({
    db,
    clock,
    jobs,
    carriers,
    publicUrl,
    onMoved: followShipments({ clock, jobs }),
  });
  workOnPayments(jobs, { db, clock, jobs, providers });
  workOnPictures(jobs, { ...pictures, clock, mayConnect: isPublicAddress, goods });

  jobs.work(IMPORT_TASKS, (job) => runImport((job as { id: number }).id), LONGEST_IMPORT);
  jobs.nightly('nightly-imports', () => beginNightly({ db, clock, jobs }));
  jobs.everyMinute('unsent-files', () => purgeUnsentFiles({ db, clock }));

  for (const queue of retired) jobs.retire(queue);
  jobs.nightly('keeping', () => keepTerms({ db, clock, cleaners: cleanersOf({ clock, config }) }));
  jobs.nightly('stock-journal', () => purgeOldMovements({ db, clock }));
  jobs.nightly('audit-months', () => makeAuditMonths({ db, clock }));
  jobs.nightly('account-cleanup', () => purgeOldAccountData({ db, clock }));
  jobs.nightly('import-cleanup', () => purgeOldRuns({ db, clock }));
  jobs.everyMinute('cart-limits', () => purgeSurplusCarts({ db, clock }));
  jobs.everyMinute('goods-days', async () =>
    followDays(db, dateIn(clock.now(), await getTimeZone(db))),
  );
  jobs.nightly('order-cleanup', () => purgeUnprovedOrders({ db, clock }));
  jobs.nightly('unpaid-orders', () => cancelUnpaidOrders({ db, clock, jobs }));
  const named = [selectCataloguePhotos, selectContentPhotos, selectOrderedPhotos];
  jobs.nightly('picture-cleanup', () => purgeUnnamedPictures({ ...pictures, clock, named }));
  jobs.nightly('popularity', () =>
    renewPopularity({ db, clock, countOrdered: countOrderedPieces }),
  );
  jobs.nightly('change-cleanup', () => purgeOldChanges(db, clock.now()));
}
