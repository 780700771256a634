import type { GapName } from '#contracts/admin/work/readiness.ts';
import { documentsScreenMessages } from '#messages/office/documents.ts';
import { serverMessages } from '#messages/office/server.ts';
import { officePages } from '../../screens.ts';
import { pathOfPart, pathOfSetting } from '../../shop-parts.ts';

interface Place {
  readonly path: string;
  readonly name: string;
}

const shop = (field: string): Place => ({
  path: pathOfSetting(field),
  name: officePages.shop.name,
});

const server: Place = { path: pathOfPart('server'), name: serverMessages.server };

const delivery: Place = { ...officePages.delivery };

const documents: Place = {
  path: `${officePages.shop.path}/documents`,
  name: documentsScreenMessages.title,
};

const { categories, goods, imports, pages, siteHome, today } = officePages;

/** Where each is mended. Null: nowhere, as it only needs time. */
export const gapPlaces: Readonly<Record<GapName, Place | null>> = {
  noName: shop('name'),
  demoName: shop('name'),
  demoTexts: shop('tagline'),
  noPhone: shop('contacts.phone'),
  noEmail: shop('contacts.email'),
  demoContacts: shop('contacts.phone'),
  noSeller: shop('seller.name'),
  demoSeller: shop('seller.name'),
  noPolicy: documents,
  demoDocuments: documents,
  noDocument: documents,
  policyWaits: documents,
  documentWaits: null,
  noPublicUrl: server,
  plainHttp: server,
  noSmtp: server,
  noMailFrom: server,
  smtpFailed: server,
  noGoods: imports,
  demoGoods: goods,
  demoExamples: today,
  demoPages: pages,
  noLogo: shop('logo'),
  demoLogo: shop('logo'),
  demoSlides: siteHome,
  noPages: pages,
  deadSlides: siteHome,
  deadLinks: pages,
  picturelessCategories: categories,
  emptyCategories: categories,
  withoutPicture: goods,
  withoutPrice: goods,
  withoutSize: goods,
  noZones: delivery,
  nextCalendar: delivery,
};
