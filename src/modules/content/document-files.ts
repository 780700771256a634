import { z } from 'zod';
import { type DocumentKind, isDocumentKind } from '#contracts/legal-documents.ts';
import { oneLineText } from '#contracts/validation.ts';
import { contentFileProblems } from '#messages/content-files.ts';
import type { DocumentRow } from '#modules/settings/index.ts';
import { ContentRefused } from './problems.ts';
import { fillRequisites, type Requisites, unfilledIn } from './requisites.ts';
import { typesetRichText } from './text/typeset-rich-text.ts';
import { lineOfField, readTextFile, writeTextFile } from './text-file.ts';

const documentFields = z.strictObject({
  title: oneLineText(120).min(1),
  in_force: z.iso.date(),
});

/** A legal document as a file says it. */
export interface DocumentFile extends Omit<DocumentRow, 'version' | 'publishedAt'> {
  readonly file: string;
  /** The line of `in_force`. */
  readonly dateLine: number;
}

export const isDocumentFile = (path: string): boolean => /^documents\/[^/]+\.md$/.test(path);

/** Reads `documents/policy.md`: title and day, then the text, whose places for requisites are filled from `shop.yaml`. */
export function readDocumentFile(
  file: string,
  content: string,
  requisites: Requisites | undefined,
): DocumentFile {
  const { fields, text } = readTextFile(file, content, documentFields);
  if (text.length === 0) {
    throw new ContentRefused([{ file, message: contentFileProblems.documentText }]);
  }
  const unfilled = requisites ? unfilledIn(content, requisites) : [];
  if (unfilled.length > 0) {
    throw new ContentRefused(
      unfilled.map(({ line, place }) => ({
        file,
        line,
        message: contentFileProblems.unfilled(place),
      })),
    );
  }
  return {
    file,
    dateLine: lineOfField(content, 'in_force'),
    kind: kindOf(file),
    title: fields.title,
    inForce: fields.in_force,
    body: requisites ? typesetRichText(fillRequisites(text, requisites)) : text,
  };
}

function kindOf(file: string): DocumentKind {
  const name = file.slice('documents/'.length, -'.md'.length);
  if (isDocumentKind(name)) return name;
  throw new ContentRefused([{ file, message: contentFileProblems.documentName }]);
}

export const documentFileOf = ({ kind }: Pick<DocumentRow, 'kind'>): string =>
  `documents/${kind}.md`;

export const writeDocumentFile = ({ title, inForce, body }: DocumentRow): string =>
  writeTextFile({ title, in_force: inForce }, body);
