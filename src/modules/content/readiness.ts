import { isDeepStrictEqual } from 'node:util';
import { isDeadLink } from '#contracts/own-links.ts';
import { checkShopMessages as messages } from '#messages/check-shop.ts';
import { type Completeness, type Lacking, selectCategories } from '#modules/catalog/index.ts';
import { readContent, type ShopContent } from '#modules/settings/index.ts';
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
  { goods, demoFolder }: { goods: Completeness; demoFolder: string },
): Promise<Readiness> {
  const content = await readContent(db);
  const categories = await selectCategories(db);
  const demo = await readFolder(demoFolder, categories);
  const listed = categories.filter(({ hidden }) => !hidden);
  const known = { categories: listed, pages: content.pages };
  const dead = content.settings.slides.filter(({ link }) => isDeadLink(link, known));
  const demoPages = content.pages.filter((page) =>
    demo.pages.some((one) => one.slug === page.slug && isDeepStrictEqual(one.body, page.body)),
  );
  return {
    essential: [
      ...identityGaps(content, demo),
      ...(goods.products === 0 ? [messages.noGoods] : []),
      ...lacking(goods.withoutPrice, messages.withoutPrice),
    ],
    advice: [
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

const when = <Item>(items: readonly Item[], say: (items: readonly Item[]) => string): string[] =>
  items.length > 0 ? [say(items)] : [];

const lacking = (
  { count, first }: Lacking,
  say: (count: number, first: readonly string[]) => string,
): string[] => (count > 0 ? [say(count, first)] : []);
