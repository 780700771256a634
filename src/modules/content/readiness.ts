import { isDeepStrictEqual } from 'node:util';
import { type DocumentKind, documentKinds } from '#contracts/legal-documents.ts';
import { isDeadLink } from '#contracts/own-links.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { checkShopMessages as messages } from '#messages/check-shop.ts';
import { documentNames } from '#messages/documents.ts';
import { type Completeness, type Lacking, selectCategories } from '#modules/catalog/index.ts';
import {
  type DocumentRow,
  getDocument,
  listDocuments,
  readContent,
  type ShopContent,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type FolderContent, readFolder } from './folder.ts';

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
  const categories = await selectCategories(db);
  const demo = await readFolder(demoFolder, categories);
  const listed = categories.filter(({ hidden }) => !hidden);
  const inForce = await listDocuments(db, now);
  const documents = await Promise.all(
    inForce.map(({ slug, version }) => getDocument(db, slug, version)),
  );
  const known = { categories: listed, pages: [...content.pages, ...inForce] };
  const dead = content.settings.slides.filter(({ link }) => isDeadLink(link, known));
  const demoPages = content.pages.filter((page) =>
    demo.pages.some((one) => one.slug === page.slug && isDeepStrictEqual(one.body, page.body)),
  );
  return {
    essential: [
      ...identityGaps(content, demo),
      ...documentGaps(documents, demo),
      ...(goods.products === 0 ? [messages.noGoods] : []),
      ...lacking(goods.withoutPrice, messages.withoutPrice),
    ],
    advice: [
      ...missingDocuments(documents),
      ...(content.settings.identity.logo ? [] : [messages.noLogo]),
      ...(content.pages.length === 0 ? [messages.noPages] : []),
      ...when(
        demoPages.map(({ title }) => title),
        messages.demoPages,
      ),
      ...when(
        dead.map(({ title }) => title),
        messages.deadSlides,
      ),
      ...when(goods.emptyCategories, messages.emptyCategories),
      ...lacking(goods.withoutPicture, messages.withoutPicture),
      ...lacking(goods.withoutSize, messages.withoutSize),
    ],
  };
}

function identityGaps({ settings }: ShopContent, { settings: demo }: FolderContent): string[] {
  const isDemos = (...names: ('phone' | 'email' | 'telegram' | 'sellerName' | 'sellerDetails')[]) =>
    names.some((name) => settings[name] !== '' && settings[name] === demo[name]);
  const { name } = settings.identity;
  return [
    name === '' && messages.noName,
    name !== '' && name === demo.identity.name && messages.demoName,
    settings.phone === '' && messages.noPhone,
    settings.email === '' && messages.noEmail,
    isDemos('phone', 'email', 'telegram') && messages.demoContacts,
    (settings.sellerName === '' || settings.sellerDetails === '') && messages.noSeller,
    isDemos('sellerName', 'sellerDetails') && messages.demoSeller,
  ].filter((gap) => gap !== false);
}

/** The law wants the consent apart from other texts; without an offer each order rests on the law alone. */
const missingDocuments = (documents: readonly DocumentRow[]): string[] =>
  (['consent', 'offer'] as const)
    .filter((kind) => documents.every((one) => one.kind !== kind))
    .map((kind) => messages.noDocument(documentNames[kind], kind));

/** A shop without a policy in force may not take personal data. */
function documentGaps(
  documents: readonly DocumentRow[],
  { documents: demo }: FolderContent,
): string[] {
  const lacks = (kind: DocumentKind) => documents.every((one) => one.kind !== kind);
  const ofDemo = documentKinds.filter((kind) => {
    const textOf = (list: readonly { kind: DocumentKind; body: RichText }[]) =>
      list.find((one) => one.kind === kind)?.body;
    return textOf(documents) !== undefined && isDeepStrictEqual(textOf(documents), textOf(demo));
  });
  return [
    ...(lacks('policy') ? [messages.noPolicy] : []),
    ...when(
      ofDemo.map((kind) => documentNames[kind]),
      messages.demoDocuments,
    ),
  ];
}

const when = <Item>(items: readonly Item[], say: (items: readonly Item[]) => string): string[] =>
  items.length > 0 ? [say(items)] : [];

const lacking = (
  { count, first }: Lacking,
  say: (count: number, first: readonly string[]) => string,
): string[] => (count > 0 ? [say(count, first)] : []);
