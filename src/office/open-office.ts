import { auditRoutes } from '#modules/audit/admin-routes.ts';
import { callsInOffice } from '#modules/callbacks/index.ts';
import { categoriesInOffice } from '#modules/catalog/categories/office/admin-routes.ts';
import { contentInOffice } from '#modules/content/office/admin-routes.ts';
import { redirectsInOffice } from '#modules/content/redirects/admin-routes.ts';
import { addressesInOffice } from '#modules/delivery/addresses/office/admin-routes.ts';
import { carriersInOffice } from '#modules/delivery/carriers/office/admin-routes.ts';
import { deliveryInOffice } from '#modules/delivery/terms/admin-routes.ts';
import {
  exportGoods,
  givenPicturesInOffice,
  goodsInOffice,
  productsInOffice,
  stockInOffice,
} from '#modules/goods/index.ts';
import { importsInOffice, importTasksInOffice } from '#modules/imports/index.ts';
import { invoicesInOffice } from '#modules/invoices/index.ts';
import { keepingInOffice } from '#modules/keeping/index.ts';
import {
  draftsInOffice,
  orderPayingInOffice,
  ordersInOffice,
  payingTermsInOffice,
  shipmentsInOffice,
} from '#modules/orders/index.ts';
import {
  moneyInOffice,
  onlinePaymentsInOffice,
  paymentsInOffice,
  receiptsInOffice,
} from '#modules/payments/index.ts';
import { paymentKeysInOffice } from '#modules/payments/keys/admin-routes.ts';
import { peopleInOffice } from '#modules/people/index.ts';
import { picturesInOffice } from '#modules/pictures/admin-routes.ts';
import { reportsInOffice } from '#modules/reports/index.ts';
import { returnsInOffice } from '#modules/returns/index.ts';
import {
  memberRoutes,
  nameMember,
  officeViewer,
  ownAccountRoutes,
  passkeyRoutes,
  staffRoutes,
} from '#modules/staff/index.ts';
import { searchesInOffice } from '#modules/telemetry/index.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { guardOffice } from '#platform/http/office.ts';
import { type OfficeShell, serveOfficePages } from '#platform/http/office-pages.ts';
import { demoInOffice } from './demo/demo-routes.ts';
import { eventsInOffice } from './events-routes.ts';
import { firstStepsInOffice } from './first-steps-routes.ts';
import { handbookInOffice } from './handbook/handbook-routes.ts';
import { lettersInOffice } from './letters-routes.ts';
import {
  addressesOf,
  type OfficeContext,
  type OfficeParts,
  officeContext,
  shopName,
} from './office-context.ts';
import { productPreviewInOffice } from './previews/product-preview-routes.ts';
import { serverInOffice } from './server-routes.ts';
import { todayInOffice } from './today-routes.ts';

/** The parts of the office's API. A new module adds its own here, and its permissions in `contracts/admin/staff/permissions.ts`. */
const officeApi: readonly ((api: HttpServer, context: OfficeContext) => void)[] = [
  auditRoutes,
  ordersInOffice,
  draftsInOffice,
  shipmentsInOffice,
  paymentsInOffice,
  orderPayingInOffice,
  payingTermsInOffice,
  paymentKeysInOffice,
  onlinePaymentsInOffice,
  moneyInOffice,
  receiptsInOffice,
  invoicesInOffice,
  returnsInOffice,
  peopleInOffice,
  keepingInOffice,
  reportsInOffice,
  deliveryInOffice,
  searchesInOffice,
  todayInOffice,
  firstStepsInOffice,
  demoInOffice,
  goodsInOffice,
  exportGoods,
  stockInOffice,
  picturesInOffice,
  givenPicturesInOffice,
  productPreviewInOffice,
  productsInOffice,
  categoriesInOffice,
  importsInOffice,
  importTasksInOffice,
  contentInOffice,
  redirectsInOffice,
  carriersInOffice,
  addressesInOffice,
  lettersInOffice,
  serverInOffice,
  handbookInOffice,
  eventsInOffice,
  callsInOffice,
  staffRoutes,
  passkeyRoutes,
  memberRoutes,
  ownAccountRoutes,
];

interface OfficePage {
  /** The page of the client. Without it there is only the API. */
  readonly shell?: OfficeShell | undefined;
  /** Pages have their policy; not where Vite serves the sources. */
  readonly strict: boolean;
}

/** The office: its API behind one gate, and the page of its client. */
export function openOffice(
  app: HttpServer,
  parts: OfficeParts,
  { shell, strict }: OfficePage,
): void {
  const { secure, host, passkeyOrigin, shopOrigin } = addressesOf(parts.config);
  app.register(async (api) => {
    const office = guardOffice(api, { findViewer: officeViewer(parts), secure, host });
    nameMember(api, office);
    const context = officeContext(parts, office);
    for (const register of officeApi) register(api, context);
  });
  if (!shell) return;
  serveOfficePages(app, {
    shell,
    shopName: () => shopName(parts.db),
    passkeyOrigin,
    framed: shopOrigin || "'self'",
    strict,
  });
}
