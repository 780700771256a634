import { importMessages } from '#messages/imports/import.ts';
import type { FeedItem } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';
import { limits } from '../limits.ts';
import { createXmlParser, type XmlParser } from './bounded-xml.ts';
import { createYmlElements } from './yml-elements.ts';

/**
 * Reads YML as a stream and keeps only one chunk in memory. Throws {@link ImportError} with the line if the file is not
 * well-formed XML or not YML. The DTD of a feed is not fetched, and declared entities are refused.
 */
export async function* readYml(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let found: FeedItem[] = [];
  const elements = createYmlElements(
    (item) => found.push(item),
    () => parser.line(),
  );
  const parser: XmlParser = createXmlParser({
    open(name, attributes) {
      const depth = elements.depth();
      if (depth === 0 && name !== 'yml_catalog') throw new ImportError(importMessages.notYml(name));
      if (depth >= limits.depth) throw new ImportError(importMessages.tooDeep(parser.line()));
      elements.open(name, attributes);
    },
    close: elements.close,
    text: elements.text,
    doctype(doctype) {
      if (doctype.includes('[')) throw new ImportError(importMessages.ownEntities(parser.line()));
    },
    fault(line) {
      throw new ImportError(importMessages.brokenXml(line));
    },
  });

  for await (const chunk of text) {
    parser.write(chunk);
    yield* found;
    found = [];
  }
  if (!elements.sawRoot()) throw new ImportError(importMessages.emptyFile);
  parser.close();
  yield* found;
}
