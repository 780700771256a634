import { isDeadLink } from '#contracts/own-links.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { contentPlaces } from '#messages/commands/content-files.ts';
import { selectCategories, selectListedCategories } from '#modules/catalog/index.ts';
import { listDocuments, listPages, readContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { deadAmong } from './dead-among.ts';
import { linksInText } from './links-in-text.ts';

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
  const dead = await deadAmong(db, links, { takesFormer: true });
  return {
    slides: hiddenSlides.map(({ title }) => title),
    places: [...new Set(dead.map(({ place, link }) => contentPlaces.link(place, link)))],
  };
}

const placed = (place: string, text: RichText): PlacedLink[] =>
  linksInText(text).map(({ link }) => ({ place, link }));
