import type { Gap } from '#messages/commands/check-shop.ts';
import type { Completeness, Lacking } from '#modules/catalog/index.ts';
import {
  type DocumentRow,
  getDocument,
  listDocuments,
  readContent,
  type ShopContent,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readDemo } from './demo.ts';
import { demoLook, demoTexts } from './demo-leftovers.ts';
import { gap } from './gap.ts';
import { findDeadLinks } from './links/dead-links.ts';

/** What a shop lacks before it opens. */
export interface Readiness {
  /** Without these it must not open. */
  readonly essential: Gap[];
  readonly advice: Gap[];
}

/** Looks through the content. `goods`: what they lack. `demoFolder`: the folder of the demo, whose texts are not the owner's. */
export async function checkReadiness(
  db: Database,
  { goods, demoFolder, now }: { goods: Completeness; demoFolder: string; now: Date },
): Promise<Readiness> {
  const content = await readContent(db);
  const demo = await readDemo(demoFolder);
  const inForce = await documentsInForce(db, now);
  const waiting = content.documents.filter(({ kind }) => inForce.every((one) => one.kind !== kind));
  const dead = await findDeadLinks(db, now);
  return {
    essential: [
      ...identityGaps(content),
      ...policyGaps(inForce, waiting),
      ...demoTexts(content, [...inForce, ...waiting], demo),
      ...(goods.products === 0 ? [gap('noGoods')] : []),
      ...lacking(goods.withoutPrice, 'withoutPrice'),
    ],
    advice: [
      ...missingDocuments(inForce, waiting),
      ...(content.settings.identity.logo ? [] : [gap('noLogo')]),
      ...(content.pages.length === 0 ? [gap('noPages')] : []),
      ...(await demoLook(content, demo, demoFolder)),
      ...when(dead.slides, (titles) => gap('deadSlides', titles)),
      ...when(dead.places, (places) => gap('deadLinks', places)),
      ...when(goods.emptyCategories, (empty) => gap('emptyCategories', empty)),
      ...when(goods.pictureless, (bare) => gap('picturelessCategories', bare)),
      ...lacking(goods.withoutPicture, 'withoutPicture'),
      ...lacking(goods.withoutSize, 'withoutSize'),
    ],
  };
}

/** What of the content says something of the demo that is not true of this shop. */
export async function findDemoTexts(
  db: Database,
  { demoFolder, now }: { demoFolder: string; now: Date },
): Promise<Gap[]> {
  const content = await readContent(db);
  const inForce = await documentsInForce(db, now);
  return demoTexts(content, inForce, await readDemo(demoFolder));
}

async function documentsInForce(db: Database, now: Date): Promise<DocumentRow[]> {
  const links = await listDocuments(db, now);
  return Promise.all(links.map(({ slug, version }) => getDocument(db, slug, version)));
}

/** The gaps in name, contacts and seller. */
const identityGaps = ({ settings }: ShopContent): Gap[] =>
  [
    settings.identity.name === '' && gap('noName'),
    settings.phone === '' && gap('noPhone'),
    settings.email === '' && gap('noEmail'),
    (settings.sellerName === '' || settings.sellerDetails === '') && gap('noSeller'),
  ].filter((one) => one !== false);

/** A shop without a policy in force may not take personal data. */
function policyGaps(inForce: readonly DocumentRow[], waiting: readonly DocumentRow[]): Gap[] {
  if (inForce.some(({ kind }) => kind === 'policy')) return [];
  const policy = waiting.find(({ kind }) => kind === 'policy');
  return [policy ? gap('policyWaits', policy.inForce) : gap('noPolicy')];
}

/** The law wants the consent apart from other texts; without an offer each order rests on the law alone. */
const missingDocuments = (
  inForce: readonly DocumentRow[],
  waiting: readonly DocumentRow[],
): Gap[] =>
  (['consent', 'offer'] as const)
    .filter((kind) => inForce.every((one) => one.kind !== kind))
    .map((kind) => {
      const document = waiting.find((one) => one.kind === kind);
      return document ? gap('documentWaits', kind, document.inForce) : gap('noDocument', kind);
    });

const when = <Item>(items: readonly Item[], found: (items: readonly Item[]) => Gap): Gap[] =>
  items.length > 0 ? [found(items)] : [];

type GoodsGap = 'withoutPrice' | 'withoutPicture' | 'withoutSize';

const lacking = ({ count, first }: Lacking, name: GoodsGap): Gap[] =>
  count > 0 ? [gap(name, count, first)] : [];
