import { parentPort } from 'node:worker_threads';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { invoicePaper as words } from '#messages/orders/invoice-paper.ts';
import { sumInWords } from '#messages/words/sum-in-words.ts';
import { INK_SOFT, printPdf } from '#platform/pdf/print-pdf.ts';
import { answerWith } from '#platform/work/kept-thread.ts';
import { bankQr } from './bank-qr.ts';
import type { InvoiceBody } from './invoice-body.ts';

const title = ({ number, day }: InvoiceBody) => words.title(number, day);

const print = (body: InvoiceBody): Promise<Uint8Array> =>
  printPdf({
    pageMargins: [48, 44, 48, 56],
    info: { title: title(body), creationDate: new Date(body.day) },
    defaultStyle: { fontSize: 9.5, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 15, bold: true, margin: [0, 14, 0, 10] },
      soft: { color: INK_SOFT, fontSize: 8.5 },
      strong: { bold: true, fontSize: 11 },
    },
    footer: (page, pages) => ({
      margin: [48, 14, 48, 0],
      style: 'soft',
      columns: [
        { text: title(body), width: '*' },
        { text: words.page(page, pages), width: 'auto' },
      ],
    }),
    content: [
      bankPart(body),
      { text: title(body), style: 'title' },
      partiesPart(body),
      goodsPart(body),
      sumsPart(body),
      { text: sumInWords(body.amount), bold: true, margin: [0, 8, 0, 6] },
      { text: `${words.purpose}: ${body.purpose}`, margin: [0, 0, 0, 4] },
      { text: words.valid(body.validUntil), margin: [0, 0, 0, 22] },
      signaturesPart,
    ],
  });

function bankPart(body: InvoiceBody): Content {
  const { bank, seller } = body;
  const labelled = (label: string, text: string): Content => ({
    stack: [
      { text: label, style: 'soft' },
      { text: breakable(text), margin: [0, 0, 0, 5] },
    ],
  });
  return {
    columns: [
      {
        width: '*',
        stack: [
          labelled(words.payee, `${seller.name}, ${words.numbers(seller)}`),
          labelled(words.account, bank.account),
          labelled(words.bank, bank.bank),
          {
            columns: [
              labelled(words.bic, bank.bic),
              labelled(words.correspondent, bank.correspondent),
            ],
          },
        ],
      },
      {
        width: 132,
        stack: [
          { qr: bankQr(body), fit: 124, eccLevel: 'M', alignment: 'right' },
          { text: words.scan, style: 'soft', alignment: 'right', margin: [0, 3, 0, 0] },
        ],
      },
    ],
    columnGap: 16,
  };
}

function partiesPart({ seller, buyer, order }: InvoiceBody): Content {
  const named = (party: InvoiceBody['buyer']) =>
    [party.name, words.numbers(party), party.address].filter(Boolean).join(', ');
  const rows = [
    [words.seller, sellerText(seller)],
    [words.buyer, named(buyer)],
    [words.basis, words.order(order)],
  ] as const;
  return {
    table: {
      widths: [72, '*'],
      body: rows.map(([label, text]) => [{ text: label, color: INK_SOFT }, breakable(text)]),
    },
    layout: 'noBorders',
    margin: [0, 0, 0, 10],
  };
}

/** The requisites of the shop, which its owner writes as one text, may tell the ИНН themselves: it stands once. */
const sellerText = ({ phone, ...seller }: InvoiceBody['seller']): string =>
  [
    seller.name,
    /ИНН/.test(seller.address) ? '' : words.numbers(seller),
    seller.address,
    // A number stays in one line.
    phone.replaceAll(' ', '\u00a0'),
  ]
    .filter(Boolean)
    .join(', ');

function goodsPart({ rows }: InvoiceBody): Content {
  const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });
  const head = words.columns.map(
    (text, index): TableCell => ({ text, bold: true, ...(index > 1 && { alignment: 'right' }) }),
  );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [30, '*', 40, 24, 78, 82],
      body: [
        head,
        ...rows.map(({ name, quantity, unit, kopecks }, index) => [
          String(index + 1),
          breakable(name),
          right(String(quantity)),
          right(unit ? words.units[unit] : ''),
          // A price that its pieces do not add up to would be wrong.
          right(kopecks % quantity === 0 ? words.sum(kopecks / quantity) : '—'),
          right(words.sum(kopecks)),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

function sumsPart({ total, paid, amount, vat }: InvoiceBody): Content {
  const isPart = amount < total - paid;
  const taxes = vat.map(({ rate, kopecks }) => [words.vat(rate), words.sum(kopecks)]);
  const rows = [
    [words.total, words.sum(total)],
    ...(paid > 0 ? [[words.paid, words.sum(paid)]] : []),
    [isPart ? words.part : words.toPay, words.sum(amount)],
    ...(taxes.length > 0 ? taxes : [[words.noVat, '']]),
  ];
  const strong = paid > 0 ? 2 : 1;
  return {
    table: {
      widths: ['*', 'auto'],
      dontBreakRows: true,
      body: rows.map((row, index) =>
        row.map(
          (text): TableCell => ({
            text: text ?? '',
            alignment: 'right',
            ...(index === strong && { style: 'strong' }),
          }),
        ),
      ),
    },
    layout: 'noBorders',
    margin: [0, 6, 0, 0],
  };
}

/** Names with a line below each to sign on. */
const signaturesPart: Content = {
  table: {
    dontBreakRows: true,
    widths: ['*', 24, '*'],
    heights: 34,
    body: [
      [
        { text: words.head, border: [false, false, false, true] },
        { text: '', border: [false, false, false, false] },
        { text: words.accountant, border: [false, false, false, true] },
      ],
    ],
  },
  layout: { hLineWidth: () => 0.5, vLineWidth: () => 0, paddingLeft: () => 0 },
};

/** With places to break words that are longer than a line: pdfmake looks for them letter by letter. */
const breakable = (text: string): string => text.replace(/\S{40}(?=\S)/gu, '$&\u200b');

answerWith(parentPort, print);
