import { readFile } from 'node:fs/promises';
import { categoryFileMessages } from '#messages/commands/category-files.ts';
import { gapMessages } from '#messages/commands/check-shop.ts';
import { contentReport } from '#messages/commands/content-files.ts';
import { type Actor, actAs } from '#modules/audit/index.ts';
import {
  selectCategories,
  selectOwnCharacteristics,
  writeCategories,
} from '#modules/catalog/index.ts';
import type { PictureStore } from '#modules/pictures/index.ts';
import { readContent, type ShopContent, writeContent } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isTakenByAnother } from '#platform/database/failures.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { type Change, changesOf } from './compare.ts';
import { categoryChanges } from './compare-categories.ts';
import { type DrawnFiles, drawFiles } from './draw-files.ts';
import { acceptFolder, type FolderContent, inspectFolder } from './folder.ts';
import { type FolderPart, versionsOfParts } from './folder-part.ts';
import { pathIn } from './folder-path.ts';
import { type DeadLinks, findDeadLinks, placesInFolder } from './links/dead-links.ts';
import { movedPages } from './moved-pages.ts';
import { changedDocuments, dayProblems, versionsOf } from './new-documents.ts';
import { ProblemList } from './problems.ts';
import {
  type DrawnFolder,
  storeCategoryPictures,
  storeLogo,
  storeShopPictures,
  storeSlides,
} from './store-pictures.ts';

interface PushOptions {
  /** Checks and reports, and writes nothing. */
  readonly dryRun?: boolean;
  /** Writes over changes that were made after the folder was pulled. */
  readonly yes?: boolean;
  /** The time of publishing. */
  readonly now?: Date;
  /** Who pushes, for the versions. */
  readonly actor?: Actor;
  /** Files that belong to modules above. */
  readonly parts?: readonly FolderPart[];
  /** Called in the transaction of a push that has changed something. */
  readonly onPushed?: (db: Database) => Promise<void>;
}

export interface PushReport {
  readonly lines: readonly string[];
  /** The versions of the documents after the push. */
  readonly versions: ShopContent['versions'];
}

/** Undoes the transaction of a dry run. */
class DryRun extends Error {
  readonly report: PushReport;

  constructor(report: PushReport) {
    super('dry run');
    this.report = report;
  }
}

/**
 * Takes over a folder, whole or not at all. Throws `ContentRefused` where a file is wrong, and an error with the names of the documents
 * that were changed in the shop after the folder was pulled, or where another push was quicker.
 */
export async function pushContent(
  store: PictureStore,
  folder: string,
  options: PushOptions = {},
): Promise<PushReport> {
  const drawn = await drawBefore(store.db, folder);
  const push = () =>
    store.db.transaction((db) => pushWithin({ ...store, db, folder, drawn }, options), {
      isolationLevel: 'repeatable read',
    });
  return push().catch((error: unknown) => {
    if (error instanceof DryRun) return error.report;
    // Another push has written the same rows since this one began.
    if (isTakenByAnother(error)) throw new Error(contentReport.another);
    throw error;
  });
}

/** Draws what a push of this moment would store; what is wrong besides is told within the transaction. */
async function drawBefore(db: Database, folder: string): Promise<DrawnFiles> {
  const rows = await selectCategories(db);
  const characteristics = await selectOwnCharacteristics(db);
  const found = await inspectFolder(folder, rows, new ProblemList(), characteristics);
  return drawFiles(folder, found, (await readContent(db)).settings.identity.logo);
}

async function pushWithin(
  store: DrawnFolder,
  { dryRun = false, yes = false, now = new Date(), actor, parts = [], onPushed }: PushOptions,
): Promise<PushReport> {
  const { db, storage, folder } = store;
  if (actor) await actAs(db, actor);
  const rows = await selectCategories(db);
  const problems = new ProblemList();
  const characteristics = await selectOwnCharacteristics(db);
  const found = await inspectFolder(folder, rows, problems, characteristics);
  const before = await readContent(db);
  const isKept = !dryRun && problems.isEmpty;
  const kept = isKept ? storage : { ...storage, write: async () => undefined };
  const pictures = { ...store, storage: kept };
  const slides = await storeSlides(pictures, found.slides, problems);
  const categories = await storeCategoryPictures(pictures, found.categories, problems);
  const shopTexts =
    found.settings && (await storeShopPictures(pictures, found.settings.identity, problems));
  const changed = changedDocuments(found.documents, before.documents);
  const { time_zone: zone } = (found.settings ?? before.settings).identity;
  problems.add(...dayProblems(changed, before.documents, dateIn(now, zone)));
  const documents = versionsOf(changed, now);
  const logo = await problems.gather(() => storeLogo(store));
  const given = acceptFolder(found, problems);
  const identity = { ...(shopTexts ?? given.settings.identity), logo: logo ?? null };
  const after = {
    settings: { ...given.settings, identity, slides },
    pages: given.pages,
    moved: movedPages(before.pages, given.pages),
    documents,
  };
  const newest = new Map([...before.versions, ...(await versionsOfParts(db, parts))]);
  // The categories that a part names may be new.
  await writeCategories(db, categories);
  const ofParts = await pushParts(db, { folder, parts }, { actor, at: now });
  const changes = [...changesOf(before, after), ...categoryChanges(rows, categories), ...ofParts];
  const overwritten = changes
    .filter(({ document }) => isChangedSince(given, { ...before, versions: newest }, document))
    .map(({ title }) => title);
  if (overwritten.length > 0 && !yes) {
    throw new Error(contentReport.conflict([...new Set(overwritten)]));
  }
  await writeContent(db, after);
  const lines = changes.flatMap(({ lines }) => lines);
  const dead = await findDeadLinks(db, now, placesInFolder(found.slides.map(({ file }) => file)));
  const report = {
    lines: [
      lines.length === 0 ? contentReport.nothing : contentReport.changed(dryRun),
      ...lines,
      ...remarks(given),
      ...deadLinkRemarks(dead),
    ],
    versions: new Map([...(await readContent(db)).versions, ...(await versionsOfParts(db, parts))]),
  };
  if (dryRun) throw new DryRun(report);
  if (lines.length > 0) await onPushed?.(db);
  return report;
}

/** Takes the files of modules above over; those that the folder lacks stay as they are. */
async function pushParts(
  db: Database,
  { folder, parts }: { readonly folder: string; readonly parts: readonly FolderPart[] },
  by: { readonly actor: Actor | undefined; readonly at: Date },
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const part of parts) {
    const text = await readFile(pathIn(folder, part.file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const lines = await part.push(db, text, by);
    if (lines.length > 0) changes.push({ document: part.document, title: part.title, lines });
  }
  return changes;
}

/** What the folder names and the shop does not have, and the other way round. */
function remarks({ missingCategories, unlisted, withoutFilters }: FolderContent): string[] {
  return [
    missingCategories.length > 0 && contentReport.missingCategories(missingCategories),
    unlisted.length > 0 && categoryFileMessages.unlisted(unlisted),
    withoutFilters.length > 0 && categoryFileMessages.withoutFilters(withoutFilters),
  ].filter((line) => line !== false);
}

const deadLinkRemarks = ({ slides, places }: DeadLinks): string[] =>
  [
    slides.length > 0 && gapMessages.deadSlides(slides),
    places.length > 0 && gapMessages.deadLinks(places),
  ].filter((line) => line !== false);

/** Whether a document was changed in the shop after the pull. A folder that was never pulled overwrites whatever the owner has set. */
function isChangedSince(
  { versions }: FolderContent,
  { versions: now, settings }: ShopContent,
  document: string,
): boolean {
  if (!versions && document === 'site_settings') return settings.identity.name !== '';
  const current = now.get(document);
  return current !== undefined && current > (versions?.[document] ?? 0);
}
