import type { FeedItem } from '../feed-item.ts';
import { readCsv } from './csv.ts';
import { decode, encodingOfTable, encodingOfXml, peek } from './decode.ts';
import { readYml } from './yml.ts';

/** Reads YML or CSV, detected by the first bytes, in any encoding. */
export async function readFeed(
  source: AsyncIterable<Uint8Array>,
): Promise<{ isTable: boolean; items: AsyncGenerator<FeedItem> }> {
  const { head, bytes } = await peek(source);
  const isTable = !/^\s*</.test(new TextDecoder(encodingOfTable(head)).decode(head));
  if (!isTable) return { isTable, items: readYml(decode(bytes, encodingOfXml(head))) };
  const encoding = encodingOfTable(head);
  const beginning = new TextDecoder(encoding).decode(head, { stream: true });
  return { isTable, items: readCsv(decode(bytes, encoding), beginning) };
}
