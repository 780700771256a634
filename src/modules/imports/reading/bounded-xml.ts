import sax from 'sax';
import { limits } from '../limits.ts';

/** A parser of XML, with names as they are written. */
export interface XmlParser {
  readonly parser: sax.SAXParser;
  /** Parses a chunk. */
  write(chunk: string): void;
}

/** The parser looks at the lengths of its texts after each piece. */
const PIECE = 64 * 1024;

/**
 * A strict parser whose memory is bounded, whatever it reads: a long text comes in parts, a long name, comment or attribute is an error of the
 * parser, and so is an element with many attributes. `position`: it knows the line, which takes time.
 */
export function createXmlParser({ position }: { position: boolean }): XmlParser {
  const parser = sax.parser(true, { position });
  let attributes = 0;
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > limits.attributes) parser.onerror(new Error('too many attributes'));
  };
  // Without lines the parser counts no characters either, and would never look.
  if (!position) parser.position = 0;
  return {
    parser,
    write(chunk) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.slice(at, at + PIECE);
        if (!position) parser.position += piece.length;
        parser.write(piece);
      }
    },
  };
}
