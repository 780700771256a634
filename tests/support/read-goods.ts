import { strToU8 } from 'fflate';
import { ImportError } from '#modules/imports/import-error.ts';
import { readFeed } from '#modules/imports/reading/read-feed.ts';

/**
 * What a file says, without a shop: «article | name | category | price» of its goods, with refused rows as «line: reason» and what is left
 * out as «-rows hidden»; or the sentence that refuses the file.
 */
export async function readGoods(file: Uint8Array | string): Promise<readonly string[] | string> {
  async function* bytes() {
    yield typeof file === 'string' ? strToU8(file) : file;
  }
  const goods: string[] = [];
  const names = new Map<string, string>();
  try {
    const { items } = await readFeed(bytes());
    for await (const item of items) {
      if (item.kind === 'category') names.set(item.category.id, item.category.name);
      else if (item.kind === 'offer') {
        const { article, name, category, price } = item.offer;
        goods.push([article, name, names.get(category), price].join(' | '));
      } else if (item.kind === 'refused')
        goods.push(`${item.refusal.line}: ${item.refusal.reason}`);
      else if (item.kind === 'unread') {
        goods.push(...item.sheets, ...(item.hiddenRows ? [`-${item.hiddenRows} hidden`] : []));
      }
    }
    return goods;
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
}
