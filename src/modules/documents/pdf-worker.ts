import { parentPort } from 'node:worker_threads';
import { documentMessages as messages } from '#messages/site/documents.ts';
import { INK_SOFT, printPdf } from '#platform/pdf/print-pdf.ts';
import { answerWith } from '#platform/work/kept-thread.ts';
import type { PdfInput } from './make-pdf.ts';
import { pdfContent } from './pdf-content.ts';

function makePdf({ title, body, version, inForce, publicUrl }: PdfInput): Promise<Uint8Array> {
  const edition = messages.edition(version, inForce);
  return printPdf({
    pageMargins: [57, 62, 57, 68],
    // The same bytes in each process: they share an ETag.
    info: { title: `${title}. ${edition}`, creationDate: new Date(inForce) },
    defaultStyle: { fontSize: 10.5, lineHeight: 1.3 },
    styles: {
      title: { fontSize: 19, bold: true, lineHeight: 1.15, margin: [0, 0, 0, 8] },
      edition: { color: INK_SOFT, margin: [0, 0, 0, 8] },
      heading: { fontSize: 13, bold: true, margin: [0, 14, 0, 5] },
      subheading: { bold: true, margin: [0, 8, 0, 4] },
      paragraph: { margin: [0, 0, 0, 6] },
      list: { margin: [0, 0, 0, 5] },
      item: { margin: [0, 0, 0, 3] },
    },
    // A heading is not the last line of a page.
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
    footer: (page, pages) => ({
      margin: [57, 18, 57, 0],
      fontSize: 8.5,
      color: INK_SOFT,
      columns: [
        { text: `${title}. ${edition}`, width: '*' },
        { text: messages.page(page, pages), width: 'auto' },
      ],
    }),
    content: [
      { text: title, style: 'title' },
      { text: edition, style: 'edition' },
      ...pdfContent(body, publicUrl),
    ],
  });
}

answerWith(parentPort, makePdf);
