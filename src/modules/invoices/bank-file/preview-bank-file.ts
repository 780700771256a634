import type { BankFit, BankPreview, BankRow } from '#contracts/admin/bank/bank-file.ts';
import { bankKinds, MOST_SHOWN } from '#contracts/admin/bank/values.ts';
import { toRoubles } from '#contracts/money.ts';
import { bankFileFaults as faults } from '#messages/office/bank-file.ts';
import type { Database } from '#platform/database/database.ts';
import { selectBank } from '../queries.ts';
import { type BankDocument, payeeOf, readDocument } from './bank-document.ts';
import { selectAwaited, selectNoted } from './bank-file-queries.ts';
import { type Fit, matchDocuments } from './match.ts';
import { numbersInPurpose } from './numbers-in-purpose.ts';
import { readBankFile, wrong } from './read-bank-file.ts';

/**
 * What a file of the bank has brought, and for which invoices it may be; nothing is noted. Throws `invalid` of `file` for one that cannot be read, and
 * where the shop has no account.
 */
export async function previewBankFile(db: Database, bytes: Uint8Array): Promise<BankPreview> {
  const bank = await selectBank(db);
  if (!bank) throw wrong(faults.noAccount);
  const written = readBankFile(bytes);
  const incoming = written.filter((one) => payeeOf(one) === bank.account).map(readDocument);
  const documents = [...new Map(incoming.map((one) => [one.id, one])).values()];
  const rows = await told(db, documents);
  const kindOf = (kind: BankRow['kind']) => rows.filter((row) => row.kind === kind);
  const byKind = bankKinds.map((kind) => [kind, kindOf(kind)] as const);
  return {
    account: bank.account,
    rows: byKind.flatMap(([, of]) => of).slice(0, MOST_SHOWN),
    counts: Object.fromEntries(
      byKind.map(([kind, of]) => [kind, of.length]),
    ) as BankPreview['counts'],
    outgoing: written.length - incoming.length,
    repeated: incoming.length - documents.length,
  };
}

async function told(db: Database, documents: readonly BankDocument[]): Promise<BankRow[]> {
  const known = await selectNoted(
    db,
    documents.map(({ id }) => id),
  );
  const fresh = documents.filter(({ id }) => !known.has(id));
  const numbers = new Set(fresh.flatMap(({ purpose }) => [...numbersInPurpose(purpose)]));
  const inns = new Set(fresh.map(({ inn }) => inn).filter(Boolean));
  const awaited = await selectAwaited(db, [...numbers], [...inns]);
  return [
    ...matchDocuments(fresh, awaited).map(({ document, kind, fits }) => ({
      ...presentDocument(document),
      kind,
      fits: fits.map(presentFit),
      noted: null,
    })),
    ...documents.flatMap((document) => {
      const noted = known.get(document.id);
      return noted
        ? [{ ...presentDocument(document), kind: 'noted' as const, fits: [], noted }]
        : [];
    }),
  ];
}

const presentDocument = ({ id, payer, purpose, ...document }: BankDocument) => {
  const { account, number, day, kopecks, inn } = document;
  return {
    id,
    payer,
    purpose,
    document: { account, number, day, amount: toRoubles(kopecks), inn },
  };
};

const presentFit = ({ invoice, rest, doubts, isExtra }: Fit): BankFit => ({
  invoice: invoice.number,
  made_on: invoice.madeOn,
  order: invoice.order.number,
  version: invoice.order.version,
  company: invoice.company,
  rest: toRoubles(rest),
  doubts: [...doubts],
  is_extra: isExtra,
});
