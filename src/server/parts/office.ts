import { openOffice } from '../../office/open-office.ts';
import { workInBackground } from '../background-work.ts';
import type { ShopPart } from '../composition.ts';
import { importOnce } from '../imports/import-once.ts';
import { importInThread } from '../imports/import-thread.ts';
import { followShipments } from '../moved-shipments.ts';

/** The office, and what goes on in the background: letters, pictures, imports, cleanups. */
export const office: ShopPart = (app, shop) => {
  const { config, db, officeDb, clock, jobs, mailer, sealing, accounts, pictures } = shop;
  const { carrierSealing, addressSealing, paymentSealing, carriers, providers } = shop;
  const { notices, storefront } = shop;
  const { storage } = pictures;
  const { record: recordEvent } = shop.security;
  openOffice(
    app,
    {
      config,
      db: officeDb,
      clock,
      jobs,
      sealing,
      carrierSealing,
      carriers,
      onMoved: followShipments({ clock, jobs }),
      providers,
      addressSealing,
      paymentSealing,
      notices,
      storage,
      recordEvent,
    },
    { shell: storefront?.officeShell, strict: storefront?.attach === undefined },
  );
  const imports = { url: shop.directUrl, publicUrl: shop.publicUrl, folder: config.DATA_DIR };
  const runImport = shop.runImport ?? importInThread;
  workInBackground(
    {
      config,
      db,
      clock,
      jobs,
      mailer,
      sealing,
      carriers,
      providers,
      accounts: { ...accounts, db },
      pictures,
    },
    (id) => importOnce(db, () => runImport(imports, id), id),
  );
};
