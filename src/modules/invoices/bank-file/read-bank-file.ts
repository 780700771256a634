import { MOST_DOCUMENTS } from '#contracts/admin/bank/values.ts';
import { bankFileFaults as faults } from '#messages/office/bank-file.ts';
import { invalid } from '#platform/errors/domain-error.ts';

/** A field of a document, and on which line of the file it stands. */
interface Field {
  readonly value: string;
  readonly line: number;
}

/** A document of the file as it is written: its fields by name, and the line that it begins on. */
export interface WrittenDocument {
  readonly line: number;
  readonly fields: ReadonlyMap<string, Field>;
}

/** The words of the format itself: a text that has one of them is read in the right encoding. */
const WORDS =
  /(?:^|[\r\n])[^\S\r\n]*(?:Кодировка|ВерсияФормата|Отправитель|СекцияДокумент|КонецФайла)/;
const ENCODINGS = ['utf-8', 'windows-1251', 'ibm866', 'utf-16le', 'utf-16be'];

/** The text of a file, in the encoding that its own words are written in: what it declares may be another one. Undefined: in none. */
function textOf(bytes: Uint8Array): string | undefined {
  for (const encoding of ENCODINGS) {
    const text = new TextDecoder(encoding).decode(bytes);
    if (WORDS.test(text)) return text;
  }
  return undefined;
}

const HEADER = '1CClientBankExchange';
const BEGIN = /^СекцияДокумент\s*(?:=|$)/;
const END = 'КонецДокумента';
const PURPOSE = /^НазначениеПлатежа\d?$/;

/** The documents of a bank's file. Throws `invalid` of `file` with the line, also for one that is cut off: of such a file nothing is taken. */
export function readBankFile(bytes: Uint8Array): WrittenDocument[] {
  if (bytes.length === 0) throw wrong(faults.empty);
  const text = textOf(bytes);
  if (text === undefined) throw wrong(faults.notOurs);
  const lines = text.replaceAll('\u0000', '').split(/\r\n|\n|\r/);
  if (lines.find((line) => line.trim() !== '')?.trim() !== HEADER) throw wrong(faults.notOurs);
  const documents: WrittenDocument[] = [];
  let open: OpenDocument | undefined;
  for (const [index, written] of lines.entries()) {
    const line = index + 1;
    const text = written.trim();
    if (text === 'КонецФайла') {
      if (open) throw wrong(faults.notEnded(open.line));
      return documents;
    }
    if (BEGIN.test(text)) {
      if (open) throw wrong(faults.notEnded(open.line));
      if (documents.length === MOST_DOCUMENTS) throw wrong(faults.many(MOST_DOCUMENTS));
      open = { line, fields: new Map(), purpose: '' };
    } else if (text === END) {
      if (!open) throw wrong(faults.notBegun(line));
      documents.push(open);
      open = undefined;
    } else if (open && text) addLine(open, text, line);
  }
  throw wrong(open ? faults.notEnded(open.line) : faults.cut);
}

interface OpenDocument extends WrittenDocument {
  readonly fields: Map<string, Field>;
  /** The name of the latest field of its purpose. */
  purpose: string;
}

/** Some banks write a purpose of several lines as it was typed: such a line may look like a field. */
function addLine(document: OpenDocument, text: string, line: number): void {
  const { fields, purpose } = document;
  const [, name, value = ''] = /^([\p{L}\d]+)\s*=\s*(.*)$/u.exec(text) ?? [];
  if (name && !fields.has(name)) {
    fields.set(name, { value, line });
    if (PURPOSE.test(name)) document.purpose = name;
    return;
  }
  const before = fields.get(purpose);
  if (!before) throw wrong(name ? faults.twice(line, name) : faults.noField(line));
  fields.set(purpose, { ...before, value: `${before.value} ${text}` });
}

export const wrong = (message: string) => invalid('file', message);
