import { withoutHiddenSigns } from '#contracts/hidden-signs.ts';
import { emptyOffer, type FeedItem, type RawOffer, type RawParam } from '../feed-item.ts';

const {
  line: _line,
  pictures: _pictures,
  params: _params,
  numbers: _numbers,
  ...texts
} = emptyOffer(0);
const fields = Object.keys(texts) as (keyof typeof texts)[];

/** What may have to be changed, with the marks of letters that were references: hardly any text has one of these, and a search for them takes a tenth of the time. */
const rare =
  /[\u0300-\u036f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud82f\ud834\udb40\ufeff\ufff9-\ufffb]/;

/** U+2028 and U+2029 break lines, as `\n` does. A letter whose combining mark was an entity becomes one character (NFC), as the decoder does for the rest of the file. */
const seen = (text: string): string =>
  rare.test(text)
    ? withoutHiddenSigns(text)
        .replaceAll(/[\u2028\u2029]/g, '\n')
        .normalize('NFC')
    : text;

/** The items of a file as people read them: without invisible signs, such as bidirectional controls. */
export async function* asRead(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  for await (const item of items) yield itemAsRead(item);
}

function itemAsRead(item: FeedItem): FeedItem {
  switch (item.kind) {
    case 'offer':
      offerAsRead(item.offer);
      return item;
    case 'category': {
      const { id, parent, name } = item.category;
      return { ...item, category: { id: seen(id), parent: seen(parent), name: seen(name) } };
    }
    case 'columns':
      return { ...item, header: item.header.map(seen) };
    case 'shop':
      return { ...item, name: seen(item.name) };
    case 'refused': {
      const { line, offer, reason } = item.refusal;
      return { ...item, refusal: { line, offer: seen(offer), reason: seen(reason) } };
    }
    default:
      return item;
  }
}

/** In place: a feed has fifty thousand. */
function offerAsRead(offer: RawOffer): void {
  for (const field of fields) offer[field] = seen(offer[field]);
  if (offer.params.some(isRare)) offer.params = offer.params.map(paramAsRead);
}

const isRare = ({ name, unit, value }: RawParam): boolean =>
  rare.test(name) || rare.test(unit) || rare.test(value);

const paramAsRead = (param: RawParam): RawParam => ({
  ...param,
  name: seen(param.name),
  unit: seen(param.unit),
  value: seen(param.value),
});
