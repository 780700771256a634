import { officeMessages } from '#messages/office/common.ts';
import { documentsScreenMessages } from '#messages/office/documents.ts';
import { serverMessages } from '#messages/office/server.ts';
import { shopGroupWords, shopPartWords } from '#messages/office/shop.ts';
import { officePages } from './screens.ts';
import { pathOfPart, type ShopPart } from './shop-parts.ts';

/** A line of «Магазин». */
export interface ShopPage {
  readonly path: string;
  readonly name: string;
  readonly about: string;
  /** Only for holders of `settings.write`. */
  readonly isRestricted?: boolean;
}

const part = (key: ShopPart): ShopPage => ({ path: pathOfPart(key), ...shopPartWords[key] });

/** What of «Магазин» tells of the server, by its key in the address. */
export const workPages = {
  server: { name: serverMessages.server, about: serverMessages.serverAbout },
  feeds: { name: serverMessages.feeds, about: serverMessages.feedsAbout },
  backup: { name: serverMessages.backup, about: serverMessages.backupAbout },
  keeping: { name: serverMessages.keeping, about: serverMessages.keepingAbout },
  news: { name: serverMessages.news, about: serverMessages.wholeNews },
} as const;
export type WorkPage = keyof typeof workPages;

const work = (key: WorkPage): ShopPage => ({
  path: pathOfPart(key),
  ...workPages[key],
  isRestricted: true,
});

const documents: ShopPage = {
  path: pathOfPart('documents'),
  name: documentsScreenMessages.title,
  about: shopGroupWords.documentsAbout,
};

const readiness: ShopPage = {
  path: officePages.start.path,
  name: officeMessages.readiness,
  about: shopGroupWords.readinessAbout,
  isRestricted: true,
};

/** The lines of «Магазин» in their groups. */
export const shopGroups: readonly { readonly name: string; readonly pages: readonly ShopPage[] }[] =
  [
    {
      name: shopGroupWords.who,
      pages: [part('identity'), part('look'), part('contacts'), part('about')],
    },
    {
      name: shopGroupWords.rules,
      pages: [part('terms'), part('rules'), documents, part('letters')],
    },
    {
      name: shopGroupWords.goods,
      pages: [part('characteristics'), part('companions'), part('search')],
    },
    {
      name: shopGroupWords.work,
      pages: [
        readiness,
        work('server'),
        work('feeds'),
        work('backup'),
        work('keeping'),
        work('news'),
      ],
    },
  ];
