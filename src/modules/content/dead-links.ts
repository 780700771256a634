import { isDeadLink, type KnownPages } from '#contracts/own-links.ts';
import type { RichText, TextLine } from '#contracts/rich-text.ts';
import { contentPlaces } from '#messages/commands/content-files.ts';
import {
  selectCategories,
  selectKnownProducts,
  selectListedCategories,
} from '#modules/catalog/index.ts';
import { listDocuments, listPages, readContent, selectRedirects } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isUnknownPath, productOfLink } from './own-paths.ts';

export interface DeadLinks {
  /** Titles of the slides that the home page leaves out: their category or page is not shown. */
  readonly slides: readonly string[];
  /** Other links that lead nowhere, each with its place: «Страница «Доставка»: /?page=net». */
  readonly places: readonly string[];
}

interface PlacedLink {
  readonly place: string;
  readonly link: string;
}

/**
 * Finds the links of slides, pages and documents that lead nowhere. A text may lead to a hidden or empty category, or to a document that
 * waits for its day; a slide may not.
 */
export async function findDeadLinks(db: Database, now: Date): Promise<DeadLinks> {
  const { settings, pages, documents } = await readContent(db);
  const categories = await selectCategories(db);
  const listed = await selectListedCategories(db);
  const former = (await selectRedirects(db)).filter((one) =>
    pages.some(({ slug }) => slug === one.page),
  );
  const known = {
    categories,
    pages: [...pages, ...former, ...documents.map(({ kind }) => ({ slug: kind }))],
  };
  const shown = {
    categories: categories.filter(({ id }) => listed.has(id)),
    pages: [...(await listPages(db, now)), ...(await listDocuments(db, now))],
  };
  const hiddenSlides = settings.slides.filter(({ link }) => isDeadLink(link, shown));
  const links: PlacedLink[] = [
    ...settings.slides
      .filter((slide) => !hiddenSlides.includes(slide))
      .map(({ title, link }) => ({ place: contentPlaces.slide(title), link })),
    ...Object.entries(settings.identity.search_pages).map(([text, link]) => ({
      place: contentPlaces.search(text),
      link,
    })),
    ...pages.flatMap(({ title, body }) => placed(contentPlaces.page(title), body)),
    ...documents.flatMap(({ kind, body }) => placed(contentPlaces.document(kind), body)),
  ];
  const dead = await deadAmong(db, links, known);
  return {
    slides: hiddenSlides.map(({ title }) => title),
    places: [...new Set(dead.map(({ place, link }) => contentPlaces.link(place, link)))],
  };
}

async function deadAmong(
  db: Database,
  links: readonly PlacedLink[],
  known: KnownPages,
): Promise<PlacedLink[]> {
  const slugs = links.flatMap(({ link }) => productOfLink(link) ?? []);
  const products = await selectKnownProducts(db, slugs);
  return links.filter(({ link }) => {
    const product = productOfLink(link);
    const isGone = product !== undefined && !products.has(product);
    return isGone || isUnknownPath(link) || isDeadLink(link, known);
  });
}

const placed = (place: string, text: RichText): PlacedLink[] =>
  linesOf(text).flatMap((line) => linksOf(line).map((link) => ({ place, link })));

const linksOf = (line: TextLine): string[] =>
  typeof line === 'string'
    ? []
    : line.flatMap((part) => (typeof part !== 'string' && 'link' in part ? [part.link] : []));

const linesOf = (text: RichText): TextLine[] =>
  text.flatMap((block): TextLine[] => {
    if (typeof block === 'string' || Array.isArray(block)) return [block];
    if ('heading' in block) return [block.heading];
    if ('list' in block) return block.list;
    if ('table' in block) return block.table.flat();
    return block.terms.map((one) => one.text);
  });
