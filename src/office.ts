import { auditRoutes } from '#modules/audit/admin-routes.ts';
import { callsInOffice } from '#modules/callbacks/office/admin-routes.ts';
import { callQueues } from '#modules/callbacks/office/queues.ts';
import { ordersInOffice } from '#modules/orders/office/admin-routes.ts';
import { orderQueues } from '#modules/orders/office/queues.ts';
import { getLetterSender, getTimeZone } from '#modules/settings/index.ts';
import { actorOfRequest, officeViewer, staffRoutes } from '#modules/staff/admin-routes.ts';
import type { StaffContext } from '#modules/staff/context.ts';
import { memberRoutes } from '#modules/staff/member-routes.ts';
import { nameMembers } from '#modules/staff/members.ts';
import type { Config } from '#platform/config.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { guardOffice } from '#platform/http/office.ts';
import { type OfficeShell, serveOfficePages } from '#platform/http/office-pages.ts';
import { todayInOffice } from './today-routes.ts';

interface OfficeParts extends StaffContext {
  readonly config: Config;
  /** The page of the client. Without it there is only the API. */
  readonly shell?: OfficeShell | undefined;
  /** Pages have their policy; not where Vite serves the sources. */
  readonly strict: boolean;
}

/** The office: its API behind one gate, and the page of its client. */
export function openOffice(app: HttpServer, parts: OfficeParts): void {
  const { config, db, clock, shell, strict } = parts;
  const adminUrl = config.ADMIN_URL ?? config.PUBLIC_URL;
  const shopName = async () => (await getLetterSender(db)).sender;
  const timeZone = () => getTimeZone(db);
  app.register(async (api) => {
    const office = guardOffice(api, {
      findViewer: officeViewer(parts),
      secure: adminUrl.startsWith('https:'),
      host: new URL(adminUrl).host,
    });
    auditRoutes(api, {
      db,
      clock,
      timeZone,
      actorOf: actorOfRequest(office),
      staffNames: () => nameMembers(db),
    });
    ordersInOffice(api, parts, {
      timeZone,
      viewerOf: office.viewerOf,
      actorOf: actorOfRequest(office),
      staffNames: () => nameMembers(db),
    });
    todayInOffice(api, {
      viewerOf: office.viewerOf,
      queues: [
        async () => orderQueues(db, { now: clock.now(), zone: await timeZone() }),
        () => callQueues({ db, clock }),
      ],
    });
    callsInOffice(
      api,
      { db, clock, timeZone, staffNames: () => nameMembers(db) },
      actorOfRequest(office),
    );
    staffRoutes(api, parts, { office, shopName, timeZone, limit: config.RATE_LOGIN });
    memberRoutes(api, parts, office);
  });
  if (shell) serveOfficePages(app, { shell, shopName, strict });
}
