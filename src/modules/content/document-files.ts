import { z } from 'zod';
import { type DocumentKind, isDocumentKind } from '#contracts/legal-documents.ts';
import { calendarDay, oneLineText } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/commands/content-files.ts';
import type { DocumentRow } from '#modules/settings/index.ts';
import { ContentRefused } from './problems.ts';
import { fillRequisites, hasPlaces, type Requisites, unfilledIn } from './requisites.ts';
import type { ReadMarkdown } from './text/read-markdown.ts';
import { typesetRichText } from './text/typeset-rich-text.ts';
import { lineOfField, readTextFile, writeTextFile } from './text-file.ts';

const documentFields = z.strictObject({
  title: oneLineText(120).min(1),
  in_force: calendarDay,
});

/** A legal document as a file says it. */
export interface DocumentFile extends Omit<DocumentRow, 'version' | 'publishedAt'> {
  readonly file: string;
  /** The line of `in_force`. */
  readonly dateLine: number;
  /** False: its places for requisites are still open, because `shop.yaml` is wrong. */
  readonly isFilled: boolean;
}

export const isDocumentFile = (path: string): boolean => /^documents\/[^/]+\.md$/.test(path);

/** Reads `documents/policy.md`: title and day, then the text, whose places for requisites are filled from `shop.yaml`. `read`: reads the text. */
export function readDocumentFile(
  file: string,
  content: string,
  requisites: Requisites | undefined,
  read?: (text: string) => ReadMarkdown,
): DocumentFile {
  const kind = kindOf(file);
  const { fields, text } = readTextFile(
    file,
    content,
    {
      schema: documentFields,
      check: (_raw, text) => [
        ...(kind ? [] : [{ file, message: contentFileProblems.documentName }]),
        ...(text?.length === 0 ? [{ file, message: contentFileProblems.documentText }] : []),
        ...(requisites ? unfilledIn(content, requisites) : []).map(({ line, place }) => ({
          file,
          line,
          message: contentFileProblems.unfilled(place),
        })),
      ],
    },
    read,
  );
  if (!kind) throw new ContentRefused([{ file, message: contentFileProblems.documentName }]);
  return {
    file,
    dateLine: lineOfField(content, 'in_force'),
    isFilled: requisites !== undefined || !hasPlaces(content),
    kind,
    title: fields.title,
    inForce: fields.in_force,
    body: requisites ? typesetRichText(fillRequisites(text, requisites)) : text,
  };
}

function kindOf(file: string): DocumentKind | undefined {
  const name = file.slice('documents/'.length, -'.md'.length);
  return isDocumentKind(name) ? name : undefined;
}

export const documentFileOf = ({ kind }: Pick<DocumentRow, 'kind'>): string =>
  `documents/${kind}.md`;

export const writeDocumentFile = ({ title, inForce, body }: DocumentRow): string =>
  writeTextFile({ title, in_force: inForce }, body);
