import { SaxesParser } from 'saxes';
import { limits } from '../limits.ts';

/** What a parser calls. Names come as they are written, texts and CDATA sections whole. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text?: (text: string) => void;
  readonly doctype: (doctype: string) => void;
  /** Throws: the XML is not well-formed in this line, or the parser would need too much memory for it. */
  readonly fault: (line: number) => never;
}

/** Reads XML chunk by chunk. */
export interface XmlParser {
  readonly write: (chunk: string) => void;
  /** The end of the file. Elements that are still open are a fault. */
  readonly close: () => void;
  /** The line, from 1. */
  readonly line: () => number;
}

/** The parser is looked at after each piece. */
const PIECE = 64 * 1024;

/** Of a control character, and of a sign of less within a tag. */
const DISALLOWED = 'disallowed character.';
/** What programs write and people read all the same: an empty line at the top, control characters, `&nbsp;`, which is left to the reader of texts. */
const forgiven =
  /^(?:an XML declaration must be at the start|encoding value|disallowed character\.|undefined entity|malformed character entity|malformed comment|duplicate attribute|the string "\]\]>")/;

/** References to these are read by the parser. */
const entities: Record<string, string> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

/**
 * A strict parser whose memory is bounded, whatever it reads: a text, name or attribute of more than `limits.xmlPart` characters is a
 * fault, comments without a text between them too, and so is an element with many attributes.
 */
export function createXmlParser({ open, close, text, doctype, fault }: XmlHandlers): XmlParser {
  // With more than seven handlers V8 looks up each field of the parser by name, and the reading takes four times as long.
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.ENTITIES = entities;
  /** Attributes of the element that is being read. */
  let stated = 0;
  /** The position after the last part that was read to its end. */
  let readTo = 0;
  const read = () => {
    readTo = parser.position;
  };
  let tagLine = 1;
  /** What is being parsed, and the characters before it. */
  let piece = '';
  let given = 0;

  parser.on('error', ({ message }) => {
    // The parser drops a sign of less within a tag.
    const isDropped = message.startsWith(DISALLOWED) && piece[parser.position - given - 1] === '<';
    if (forgiven.test(message) && !isDropped) return;
    // An ampersand that is not escaped is found at the next semicolon, or at the end of the file.
    fault(/entity|^un/.test(message) ? tagLine : parser.line);
  });
  parser.on('doctype', doctype);
  parser.on('attribute', () => {
    read();
    stated += 1;
    if (stated > limits.attributes) fault(parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    stated = 0;
    tagLine = parser.line;
    open(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    read();
    close(name);
  });
  if (text) {
    const whole = (part: string) => {
      read();
      text(part);
    };
    parser.on('text', whole);
    parser.on('cdata', whole);
  }
  return {
    write(chunk) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        given += piece.length;
        piece = chunk.slice(at, at + PIECE);
        parser.write(piece);
        if (parser.position - readTo > limits.xmlPart) fault(tagLine);
      }
    },
    close: () => void parser.close(),
    line: () => parser.line,
  };
}
