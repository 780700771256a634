import { importMessages } from '#messages/imports/import.ts';
import { ImportError } from '../../import-error.ts';
import { limits } from '../../limits.ts';
import { createXmlParser, type XmlHandlers } from '../bounded-xml.ts';
import { decode } from '../decode.ts';

/** Names come without their namespace prefix. */
export type SheetHandlers = Pick<XmlHandlers, 'open' | 'close' | 'text'>;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses an XML file of a workbook chunk by chunk; yields after each chunk, so that the caller can take what it found. */
export async function* parseXml(
  bytes: AsyncIterable<Uint8Array>,
  { open, close, text }: SheetHandlers,
): AsyncGenerator<void> {
  let depth = 0;
  const fault = (): never => {
    throw new ImportError(importMessages.brokenWorkbook);
  };
  const parser = createXmlParser({
    open(name, attributes) {
      depth += 1;
      if (depth > limits.depth) fault();
      open(localName(name), attributes);
    },
    close(name) {
      depth -= 1;
      close(localName(name));
    },
    text,
    doctype: fault,
    fault,
  });
  for await (const chunk of decode(bytes, 'utf-8')) {
    parser.write(chunk);
    yield;
  }
  parser.close();
}

/** Parses a whole file. */
export async function parseWhole(
  bytes: AsyncIterable<Uint8Array>,
  handlers: SheetHandlers,
): Promise<void> {
  for await (const _ of parseXml(bytes, handlers));
}
