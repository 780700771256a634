import { sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import type {
  DocumentForm,
  OfficeDocument,
  WrittenDocument,
} from '#contracts/admin/content/documents.ts';
import { type DocumentKind, documentKinds } from '#contracts/legal-documents.ts';
import type { TextPage } from '#contracts/shop-content.ts';
import { writeMarkdown } from '#contracts/written-text.ts';
import { contentScreenMessages as words } from '#messages/office/content.ts';
import { recordAction } from '#modules/audit/index.ts';
import {
  type DocumentRow,
  getDocument,
  getTimeZone,
  insertDocument,
  listDocuments,
  readSettings,
  selectEditions,
  selectNewestDocuments,
  withdrawDocument,
} from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import { DomainError, invalid } from '#platform/errors/domain-error.ts';
import { dateIn } from '#platform/time/zone-day.ts';
import { type DocumentFile, documentFileOf, readDocumentFile } from '../document-files.ts';
import { changedDocuments, dayProblems, versionsOf } from '../new-documents.ts';
import { plainSpaces } from '../plain-spaces.ts';
import { ContentRefused } from '../problems.ts';
import type { Requisites } from '../requisites.ts';
import { type ReadMarkdown, readMarkdownBeside } from '../text/read-markdown.ts';
import { requireLinks } from './links.ts';
import type { ContentActing, ContentWork } from './pages.ts';
import { problemOfLine } from './problem-of-line.ts';

export interface Agreements {
  /** Whether an order, a request for a call or a registration has kept a version. `since`: when it was published. */
  hasAgreed(
    db: Database,
    kind: DocumentKind,
    edition: { readonly version: number; readonly since: Date },
  ): Promise<boolean>;
}

/** The legal documents with all their versions. */
export async function listOfficeDocuments({
  db,
  clock,
  hasAgreed,
}: ContentWork & Agreements): Promise<OfficeDocument[]> {
  const newest = await selectNewestDocuments(db);
  const inForce = await listDocuments(db, clock.now());
  const documents: OfficeDocument[] = [];
  for (const kind of documentKinds) {
    const editions = await selectEditions(db, kind);
    const current = inForce.find(({ slug }) => slug === kind)?.version;
    const last = newest.find((one) => one.kind === kind);
    const mayWithdraw = last !== undefined && !(await hasAgreed(db, kind, publishedAs(last)));
    documents.push({
      kind,
      newest: last ? written(last) : null,
      editions: editions.map((one) => ({
        version: one.version,
        in_force: one.inForce,
        published_at: one.publishedAt.toISOString(),
        is_current: one.version === current,
        may_withdraw: mayWithdraw && one.version === last.version,
      })),
    });
  }
  return documents;
}

/** A version with its text. Throws `document_not_found`. */
export const readVersion = async (
  { db }: ContentWork,
  kind: DocumentKind,
  version: number,
): Promise<WrittenDocument> => written(await getDocument(db, kind, version));

const written = ({ version, title, inForce, body }: DocumentRow): WrittenDocument => ({
  version,
  title,
  in_force: inForce,
  text: plainSpaces(writeMarkdown(body)),
});

/**
 * Adds a version, in force from its day on, by the rules of the folder's files. Throws `invalid`, or `content_changed` with the newest version where it is
 * not the one that was looked at.
 */
export async function publishDocument(
  { db, clock, actor }: ContentActing,
  kind: DocumentKind,
  { version, ...form }: DocumentForm & { version: number },
): Promise<WrittenDocument> {
  const text = await readMarkdownBeside(form.text);
  return db.transaction(async (db) => {
    // Two versions of one document are added one after the other.
    await db.execute(sql`SELECT id FROM site_settings FOR UPDATE`);
    const newest = await selectNewestDocuments(db);
    const last = newest.find((one) => one.kind === kind);
    if ((last?.version ?? 0) !== version) {
      throw new DomainError('content_changed', { body: last ? { now: written(last) } : {} });
    }
    const file = readDocument(kind, form, { text, requisites: await readSettings(db) });
    if (changedDocuments([file], newest).length === 0) throw invalid('text', words.sameDocument);
    const today = dateIn(clock.now(), await getTimeZone(db));
    const [late] = dayProblems([file], newest, today);
    if (late) throw invalid('in_force', late.message);
    await requireLinks(db, file.body, kind);
    const added = await publish(db, file, clock.now());
    const entityId = `${kind}/${added}`;
    const changes = { in_force: { from: last?.inForce ?? null, to: file.inForce } };
    await recordAction(
      { db, clock, actor },
      { action: 'documents.publish', entity: 'documents', entityId, changes },
    );
    return written(await getDocument(db, kind, added));
  });
}

/** The page of a version that is written: in force from its day on, else from today. Throws `invalid`. */
export async function draftPage(
  { db, clock }: Pick<ContentActing, 'db' | 'clock'>,
  kind: DocumentKind,
  { in_force, ...form }: Omit<DocumentForm, 'in_force'> & { readonly in_force: string | null },
): Promise<TextPage> {
  const day = in_force ?? dateIn(clock.now(), await getTimeZone(db));
  const text = await readMarkdownBeside(form.text);
  const requisites = await readSettings(db);
  const file = readDocument(kind, { ...form, in_force: day }, { text, requisites });
  const [row] = versionsOf([file], clock.now());
  if (!row) throw new DomainError('not_found');
  const last = (await selectEditions(db, kind))[0]?.version ?? 0;
  const edition = { version: last + 1, in_force: row.inForce };
  return {
    slug: kind,
    title: row.title,
    description: '',
    lead: '',
    text: row.body,
    document: { ...edition, is_current: true, versions: [edition] },
  };
}

const publishedAs = ({ version, publishedAt }: DocumentRow) => ({ version, since: publishedAt });

/** The number of the version. */
async function publish(db: Database, file: DocumentFile, now: Date): Promise<number> {
  const [document] = versionsOf([file], now);
  if (!document) throw new DomainError('not_found');
  return insertDocument(db, document);
}

/**
 * Takes the newest version back, so that the one before it is in force again. Throws `document_not_found`, `document_not_newest`, or `document_agreed` where
 * it has agreements.
 */
export const withdrawVersion = (
  { db, clock, actor, hasAgreed }: ContentActing & Agreements,
  kind: DocumentKind,
  version: number,
): Promise<void> =>
  db.transaction(async (db) => {
    await db.execute(sql`SELECT id FROM site_settings FOR UPDATE`);
    const document = await getDocument(db, kind, version);
    const [newest] = await selectEditions(db, kind);
    if (newest?.version !== version) throw new DomainError('document_not_newest');
    if (await hasAgreed(db, kind, publishedAs(document))) throw new DomainError('document_agreed');
    await withdrawDocument(db, { kind, version, now: clock.now() });
    const changes = { in_force: { from: document.inForce, to: null } };
    await recordAction(
      { db, clock, actor },
      {
        action: 'documents.withdraw',
        entity: 'documents',
        entityId: `${kind}/${version}`,
        changes,
      },
    );
  });

/** Reads the document as its file of the folder would be read; lines are those of the text, which was read before. */
function readDocument(
  kind: DocumentKind,
  { title, in_force, text }: DocumentForm,
  read: { readonly text: ReadMarkdown; readonly requisites: Requisites },
): DocumentFile {
  const head = `---\n${stringify({ title, in_force }, { lineWidth: 0 })}---\n\n`;
  const above = head.split('\n').length - 1;
  try {
    return readDocumentFile(documentFileOf({ kind }), head + text, read.requisites, () =>
      below(above, read.text),
    );
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    const problems = error.problems.map(({ line = 0, message }) =>
      line > above ? problemOfLine({ line: line - above, message }) : message,
    );
    throw new DomainError('invalid', { fields: { text: [...new Set(problems)] } });
  }
}

/** A text that stands below so many lines. */
const below = (above: number, read: ReadMarkdown): ReadMarkdown =>
  'problems' in read
    ? { problems: read.problems.map((one) => ({ ...one, line: one.line + above })) }
    : read;
