import type {
  HomeForm,
  SettingsVersion,
  SlideForm,
  StoredHome,
} from '#contracts/admin/content/home.ts';
import type { StoredSlide } from '#contracts/shop-content.ts';
import { endsEarly } from '#contracts/shown-days.ts';
import { slideTexts } from '#contracts/slide-fields.ts';
import type { FieldErrors } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import { linkMessages } from '#messages/office/links.ts';
import { selectCategories } from '#modules/catalog/index.ts';
import { PictureRefused, selectPreviews, storeUpload } from '#modules/pictures/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { idsOf, slugsOf } from '../category-names.ts';
import { deadAmong } from '../links/dead-among.ts';
import { plainSpaces } from '../plain-spaces.ts';
import { paragraphOf, slideOf } from '../slide-files.ts';
import { type ReadMarkdown, readMarkdownBeside } from '../text/read-markdown.ts';
import type { ContentActing, ContentWork } from './pages.ts';
import { changeSettings } from './settings.ts';
import { listSettingsVersions, type Settings, settingsOfVersion } from './settings-versions.ts';
import { changeOf, findVersion, newestVersion } from './versions.ts';

/** The slides and the strips of categories. */
export async function getHome(context: ContentWork): Promise<StoredHome> {
  const { db, staffNames } = context;
  const settings = await readSettings(db);
  const categories = await selectCategories(db);
  return {
    slides: settings.slides.map((slide) => ({
      title: plainSpaces(slide.title),
      text: plainSpaces(slide.text),
      link: slide.link,
      photo: slide.photo?.photo ?? null,
      from: slide.from ?? null,
      until: slide.until ?? null,
    })),
    categories: slugsOf(settings.homeCategoryIds, categories),
    new_arrivals: slugsOf(settings.newArrivalCategoryIds, categories),
    ...changeOf(await newestVersion(db, ['site_settings', '']), await staffNames(db)),
  };
}

/** The categories that a home page can show. */
export const homeCategories = async (db: Database) =>
  (await selectCategories(db)).map(({ slug, name }) => ({ slug, name }));

/** Writes the home page. Throws `invalid` by fields such as `slides.0.title`, or `content_changed` with the home page of now. */
export async function saveHome(
  context: ContentActing,
  { version, ...form }: HomeForm & { version: number },
): Promise<StoredHome> {
  const texts = await readSlideTexts(form);
  await withNow(context, () =>
    changeSettings(context, {
      section: 'home',
      version,
      action: 'home.change',
      make: async (db, now) => ({ ...now, ...(await readHome(db, { form, texts }, now)) }),
    }),
  );
  return getHome(context);
}

/** Makes the home page what it was. A picture that is no longer stored is left out. */
export async function restoreHome(
  context: ContentActing,
  id: number,
  version: number,
): Promise<StoredHome> {
  const kept = await findVersion(context.db, 'site_settings', id);
  if (!kept) throw new DomainError('not_found');
  const old = settingsOfVersion(kept);
  await withNow(context, () =>
    changeSettings(context, {
      section: 'home',
      version,
      action: 'home.restore',
      make: async (db, now) => {
        const categories = await selectCategories(db);
        const known = (ids: number[]) =>
          ids.filter((id) => categories.some((one) => one.id === id));
        const slides: StoredSlide[] = [];
        for (const slide of old.slides) {
          const isKept = slide.photo && (await isStored(db, slide.photo.photo, now));
          slides.push(isKept ? slide : { ...slide, photo: null });
        }
        return {
          ...now,
          slides,
          homeCategoryIds: known(old.homeCategoryIds),
          newArrivalCategoryIds: known(old.newArrivalCategoryIds),
        };
      },
    }),
  );
  return getHome(context);
}

export const listHomeVersions = async ({
  db,
  staffNames,
}: ContentWork): Promise<SettingsVersion[]> =>
  listSettingsVersions({ db, names: await staffNames(db) }, 'home');

/** Stores a picture of a slide from a member's disk, without what a camera wrote into it. Throws `invalid`. */
export async function storeSlidePicture(
  store: { readonly db: Database; readonly storage: FileStorage },
  bytes: unknown,
): Promise<string> {
  if (!Buffer.isBuffer(bytes)) throw invalid('photo', words.noPicture);
  const file = await storeUpload(store, bytes).catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    throw invalid('photo', error.message);
  });
  return `/pictures/${file}`;
}

/** Another was quicker: the refusal brings what is there now. */
async function withNow(context: ContentWork, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'content_changed') throw error;
    throw new DomainError('content_changed', { body: { now: await getHome(context) } });
  }
}

/** The texts of the slides, which need no database. */
export async function readSlideTexts({ slides }: HomeForm): Promise<ReadMarkdown[]> {
  const texts: ReadMarkdown[] = [];
  for (const { text } of slides) texts.push(await readMarkdownBeside(text));
  return texts;
}

/** Reads what the staff has written; `texts`: those of its slides. Throws `invalid` by fields such as `slides.0.title`. */
export async function readHome(
  db: Database,
  { form, texts }: { readonly form: HomeForm; readonly texts: readonly ReadMarkdown[] },
  now: Settings,
): Promise<Partial<Settings>> {
  const fields: FieldErrors = {};
  const slides: StoredSlide[] = [];
  for (const [index, slide] of form.slides.entries()) {
    const read = await readSlide(db, { ...slide, read: texts[index] }, now);
    if ('slide' in read) slides.push(read.slide);
    else {
      for (const [name, texts] of Object.entries(read.wrong)) {
        fields[`slides.${index}.${name}`] = texts;
      }
    }
  }
  const categories = await selectCategories(db);
  const [strip, tabs] = [form.categories, form.new_arrivals].map((slugs) =>
    idsOf(slugs, categories),
  );
  if (strip?.missing.length) fields.categories = [words.noCategory(strip.missing)];
  if (tabs?.missing.length) fields.new_arrivals = [words.noCategory(tabs.missing)];
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', { fields });
  return {
    slides,
    homeCategoryIds: [...new Set(strip?.ids)],
    newArrivalCategoryIds: [...new Set(tabs?.ids)],
  };
}

type WithText<Slide> = Slide & { readonly read: ReadMarkdown | undefined };

type ReadSlide = { readonly slide: StoredSlide } | { readonly wrong: FieldErrors };

/** Reads a slide by the rules of the folder's files. */
async function readSlide(
  db: Database,
  { title, link, read: text, photo, from, until }: WithText<SlideForm>,
  now: Settings,
): Promise<ReadSlide> {
  const wrong: FieldErrors = {};
  const read = slideTexts.safeParse({ title, link });
  for (const { path, message } of read.error?.issues ?? []) wrong[String(path[0])] = [message];
  const paragraph = text && 'text' in text ? paragraphOf(text.text) : undefined;
  if (paragraph === undefined) wrong.text = [contentFileProblems.slideText];
  if (endsEarly({ from, until })) wrong.until = [contentFileProblems.endsEarly];
  if (photo && !(await isStored(db, photo, now))) wrong.photo = [words.noPicture];
  if (!wrong.link && link && (await deadAmong(db, [{ link }], { takesFormer: false })).length > 0)
    wrong.link = [linkMessages.noPage];
  if (Object.keys(wrong).length > 0 || !read.success) return { wrong };
  const slide = slideOf({ ...read.data, from, until }, paragraph ?? '');
  if (!photo) return { slide: { ...slide, photo: null } };
  const before = now.slides.find((one) => one.photo?.photo === photo);
  if (before) return { slide: { ...slide, photo: before.photo } };
  const preview = (await selectPreviews(db, [photo])).get(photo);
  return { slide: { ...slide, photo: preview ? { photo, preview } : { photo } } };
}

/** Whether a picture is stored, or shown by a slide of now: those of the demo are drawings. */
const isStored = async (db: Database, photo: string, now: Settings): Promise<boolean> =>
  now.slides.some((slide) => slide.photo?.photo === photo) ||
  (await selectPreviews(db, [photo])).has(photo) ||
  /^\/drawings\//.test(photo);
