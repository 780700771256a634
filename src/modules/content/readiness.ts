import { checkShopMessages as messages } from '#messages/check-shop.ts';
import { type Completeness, type Lacking, selectCategories } from '#modules/catalog/index.ts';
import {
  type DocumentRow,
  getDocument,
  listDocuments,
  readContent,
  type ShopContent,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { findDeadLinks } from './dead-links.ts';
import { demoLook, demoTexts } from './demo-leftovers.ts';
import { readFolder } from './folder.ts';

/** What a shop lacks before it opens, as sentences that say what to do. */
export interface Readiness {
  /** Without these it must not open. */
  readonly essential: string[];
  readonly advice: string[];
}

/** Looks through the content. `goods`: what they lack. `demoFolder`: the folder of the demo, whose texts are not the owner's. */
export async function checkReadiness(
  db: Database,
  { goods, demoFolder, now }: { goods: Completeness; demoFolder: string; now: Date },
): Promise<Readiness> {
  const content = await readContent(db);
  const demo = await readFolder(demoFolder, await selectCategories(db));
  const inForce = await documentsInForce(db, now);
  const waiting = content.documents.filter(({ kind }) => inForce.every((one) => one.kind !== kind));
  const dead = await findDeadLinks(db, now);
  return {
    essential: [
      ...identityGaps(content),
      ...policyGaps(inForce, waiting),
      ...demoTexts(content, [...inForce, ...waiting], demo),
      ...(goods.products === 0 ? [messages.noGoods] : []),
      ...lacking(goods.withoutPrice, messages.withoutPrice),
    ],
    advice: [
      ...missingDocuments(inForce, waiting),
      ...(content.settings.identity.logo ? [] : [messages.noLogo]),
      ...(content.pages.length === 0 ? [messages.noPages] : []),
      ...(await demoLook(content, demo, demoFolder)),
      ...when(dead.slides, messages.deadSlides),
      ...when(dead.places, messages.deadLinks),
      ...when(goods.emptyCategories, messages.emptyCategories),
      ...when(goods.pictureless, messages.picturelessCategories),
      ...lacking(goods.withoutPicture, messages.withoutPicture),
      ...lacking(goods.withoutSize, messages.withoutSize),
    ],
  };
}

async function documentsInForce(db: Database, now: Date): Promise<DocumentRow[]> {
  const links = await listDocuments(db, now);
  return Promise.all(links.map(({ slug, version }) => getDocument(db, slug, version)));
}

const identityGaps = ({ settings }: ShopContent): string[] =>
  [
    settings.identity.name === '' && messages.noName,
    settings.phone === '' && messages.noPhone,
    settings.email === '' && messages.noEmail,
    (settings.sellerName === '' || settings.sellerDetails === '') && messages.noSeller,
  ].filter((gap) => gap !== false);

/** A shop without a policy in force may not take personal data. */
function policyGaps(inForce: readonly DocumentRow[], waiting: readonly DocumentRow[]): string[] {
  if (inForce.some(({ kind }) => kind === 'policy')) return [];
  const policy = waiting.find(({ kind }) => kind === 'policy');
  return [policy ? messages.policyWaits(policy.inForce) : messages.noPolicy];
}

/** The law wants the consent apart from other texts; without an offer each order rests on the law alone. */
const missingDocuments = (
  inForce: readonly DocumentRow[],
  waiting: readonly DocumentRow[],
): string[] =>
  (['consent', 'offer'] as const)
    .filter((kind) => inForce.every((one) => one.kind !== kind))
    .map((kind) => {
      const document = waiting.find((one) => one.kind === kind);
      return document ? messages.documentWaits(kind, document.inForce) : messages.noDocument(kind);
    });

const when = <Item>(items: readonly Item[], say: (items: readonly Item[]) => string): string[] =>
  items.length > 0 ? [say(items)] : [];

const lacking = (
  { count, first }: Lacking,
  say: (count: number, first: readonly string[]) => string,
): string[] => (count > 0 ? [say(count, first)] : []);
