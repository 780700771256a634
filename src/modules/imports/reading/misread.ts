import { importMessages } from '#messages/imports/import.ts';
import type { FeedItem } from '../feed-item.ts';
import { ImportError } from '../import-error.ts';

/** What the second bytes of Cyrillic letters in UTF-8 look like in an encoding of one byte. */
const seconds = (encoding: string): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 64 }, (_, index) => 0x80 + index));
const inClass = (signs: string): string => signs.replaceAll(/[\\\]^-]/g, '\\$&');

/** Three Cyrillic letters in a row that were read as other ones: «РљРѕРјРѕРґ», «ÐšÐ¾Ð¼Ð¾Ð´». */
const misread = new RegExp(
  `(?:[РС][${inClass(seconds('windows-1251'))}]){3}|(?:[ÐÑ][${inClass(seconds('windows-1252'))}]){3}`,
  'u',
);

const wordsOf = (item: FeedItem): readonly string[] => {
  if (item.kind === 'offer') return [item.offer.name, item.offer.vendor];
  if (item.kind === 'category') return [item.category.name];
  return item.kind === 'columns' ? item.header : [];
};

/** Throws {@link ImportError} at names and headings that an earlier program has read in the wrong encoding. */
export async function* refuseMisread(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  for await (const item of items) {
    const found = wordsOf(item).find((text) => misread.test(text));
    if (found !== undefined) throw new ImportError(importMessages.misread(found.slice(0, 60)));
    yield item;
  }
}
