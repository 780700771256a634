import { isDeepStrictEqual } from 'node:util';
import { contentFileProblems, contentReport } from '#messages/commands/content-files.ts';
import type { DocumentRow } from '#modules/settings/index.ts';
import type { Problem } from '#platform/files/file-problems.ts';
import type { DocumentFile } from './document-files.ts';

/** A version that a push adds. */
export type NewDocument = Omit<DocumentRow, 'version'>;

/** The files as versions that are published now. */
export const versionsOf = (files: readonly DocumentFile[], now: Date): NewDocument[] =>
  files.map(({ kind, title, body, inForce }) => ({
    kind,
    title,
    body,
    inForce,
    publishedAt: now,
  }));

/** The documents of a folder that differ from the newest versions of the shop. */
export function changedDocuments(
  files: readonly DocumentFile[],
  newest: readonly DocumentRow[],
): DocumentFile[] {
  return files.filter(({ kind, title, body, inForce }) => {
    const last = newest.find((one) => one.kind === kind);
    return (
      !last || !isDeepStrictEqual([last.title, last.body, last.inForce], [title, body, inForce])
    );
  });
}

/**
 * The changed documents that bear a day that is over: the version before it was in force on that day. A first version may have been in force
 * before the shop had it. A document that is not filled cannot be compared.
 */
export function dayProblems(
  changed: readonly DocumentFile[],
  newest: readonly DocumentRow[],
  today: string,
): Problem[] {
  const late = changed.filter(
    ({ kind, inForce, isFilled }) =>
      isFilled && inForce < today && newest.some((one) => one.kind === kind),
  );
  return late.map(({ file, dateLine }) => ({
    file,
    line: dateLine,
    message: contentFileProblems.dayIsOver(today),
  }));
}

/** A line of the report: «Политика: новая версия 3, действует с 1 декабря 2026 г.». */
export function documentLine(
  { kind, inForce }: Pick<DocumentRow, 'kind' | 'inForce'>,
  newest: readonly DocumentRow[],
): string {
  const last = newest.find((one) => one.kind === kind);
  return contentReport.newDocument(kind, (last?.version ?? 0) + 1, inForce);
}
