import { createHash } from 'node:crypto';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import type { DocumentRow } from '#modules/settings/index.ts';
import { makePdf } from './make-pdf.ts';

export interface PdfFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Makes the PDF of a version once and remembers that of the latest version that was asked for: at most one a kind. */
export function createPdfFiles(publicUrl: string) {
  const files = new Map<DocumentKind, { version: number; file: Promise<PdfFile> }>();
  return (
    kind: DocumentKind,
    version: number,
    read: () => Promise<DocumentRow>,
  ): Promise<PdfFile> => {
    const known = files.get(kind);
    if (known?.version === version) return known.file;
    const file = print(read, publicUrl);
    files.set(kind, { version, file });
    file.catch(() => {
      if (files.get(kind)?.file === file) files.delete(kind);
    });
    return file;
  };
}

async function print(read: () => Promise<DocumentRow>, publicUrl: string): Promise<PdfFile> {
  const { title, body, version, inForce } = await read();
  const bytes = await makePdf({ title, body, version, inForce, publicUrl });
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
}
