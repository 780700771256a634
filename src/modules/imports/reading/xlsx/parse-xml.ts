import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';
import { createXmlParser } from '../bounded-xml.ts';
import { decode } from '../decode.ts';

export interface XmlHandlers {
  /** Names come without their namespace prefix. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses an XML file of a workbook chunk by chunk; yields after each chunk, so that the caller can take what it found. */
export async function* parseXml(
  bytes: AsyncIterable<Uint8Array>,
  { open, close, text }: XmlHandlers,
): AsyncGenerator<void> {
  const { parser, write } = createXmlParser({ position: false });
  let depth = 0;
  const fail = (): never => {
    throw new ImportError(importMessages.brokenWorkbook);
  };
  parser.onerror = fail;
  parser.ondoctype = fail;
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > limits.depth) fail();
    open(localName(name), attributes as Record<string, string>);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close(localName(name));
  };
  if (text) {
    parser.ontext = text;
    parser.oncdata = text;
  }
  for await (const chunk of decode(bytes, 'utf-8')) {
    write(chunk);
    yield;
  }
  parser.close();
}

/** Parses a whole file. */
export async function parseWhole(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): Promise<void> {
  for await (const _ of parseXml(bytes, handlers));
}
