import type { DocumentKind } from '#contracts/legal-documents.ts';
import { isDeadLink } from '#contracts/own-links.ts';
import type { RichText } from '#contracts/rich-text.ts';
import { contentPlaces } from '#messages/commands/content-files.ts';
import { selectCategories, selectListedCategories } from '#modules/catalog/index.ts';
import { listDocuments, listPages, readContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { documentFileOf } from '../document-files.ts';
import { pageFileOf } from '../page-files.ts';
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

/** What the links of a slide, a search, a page and a document are called. */
interface Places {
  slide(title: string, index: number): string;
  search(text: string): string;
  page(title: string, slug: string): string;
  document(kind: DocumentKind): string;
}

/** The files and fields of a folder, of which `slideFiles` are the slides in their order. */
export const placesInFolder = (slideFiles: readonly string[]): Places => ({
  slide: (title, index) =>
    slideFiles[index] ? contentPlaces.field(slideFiles[index], 'link') : contentPlaces.slide(title),
  search: (text) => contentPlaces.field('shop.yaml', `search_pages.${text}`),
  page: (_title, slug) => contentPlaces.text(pageFileOf({ slug })),
  document: (kind) => contentPlaces.text(documentFileOf({ kind })),
});

/**
 * Finds the links of slides, pages and documents that lead nowhere. A text may lead to a hidden or empty category, or to a document that
 * waits for its day; a slide may not. `places`: what they are called.
 */
export async function findDeadLinks(
  db: Database,
  now: Date,
  places: Places = contentPlaces,
): Promise<DeadLinks> {
  const { settings, pages, documents } = await readContent(db);
  const categories = await selectCategories(db);
  const listed = await selectListedCategories(db);
  const shown = {
    categories: categories.filter(({ id }) => listed.has(id)),
    pages: [...(await listPages(db, now)), ...(await listDocuments(db, now))],
  };
  const isHidden = (link: string) => isDeadLink(link, shown);
  const links: PlacedLink[] = [
    ...settings.slides.flatMap(({ title, link }, index) =>
      isHidden(link) ? [] : [{ place: places.slide(title, index), link }],
    ),
    ...Object.entries(settings.identity.search_pages).map(([text, link]) => ({
      place: places.search(text),
      link,
    })),
    ...pages.flatMap(({ slug, title, body }) => placed(places.page(title, slug), body)),
    ...documents.flatMap(({ kind, body }) => placed(places.document(kind), body)),
  ];
  const dead = await deadAmong(db, links, { takesFormer: true });
  return {
    slides: settings.slides.flatMap(({ title, link }, index) =>
      isHidden(link) ? [hiddenSlide(places, title, index)] : [],
    ),
    places: [...new Set(dead.map(({ place, link }) => contentPlaces.link(place, link)))],
  };
}

/** Where slides have files, the file and the title. */
const hiddenSlide = (places: Places, title: string, index: number): string =>
  places === contentPlaces ? title : `${title} (${places.slide(title, index)})`;

const placed = (place: string, text: RichText): PlacedLink[] =>
  linksInText(text).map(({ link }) => ({ place, link }));
