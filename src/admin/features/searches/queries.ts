import { useQuery } from '@tanstack/react-query';
import type { SearchesQuery } from '#contracts/admin/content/searches.ts';
import type { ShopTexts } from '#contracts/admin/content/shop.ts';
import { call } from '../../api/call-api.ts';
import { searchesCalls, shopCalls } from '../../api/endpoints/content.ts';
import { useChange } from '../../api/use-change.ts';

export type SearchesFilter = Partial<SearchesQuery>;

export const useSearches = (filter: SearchesFilter) =>
  useQuery({
    queryKey: ['searches', filter],
    queryFn: () => call(searchesCalls.list, { query: filter }),
    placeholderData: (before) => before,
  });

/** What the search makes of a word. */
export interface Meaning {
  /** What to find as well. */
  readonly meanings: readonly string[];
  /** The page to open at once; empty: none. */
  readonly page: string;
}

export interface Lesson extends Meaning {
  /** In small letters. */
  readonly word: string;
  /** The member has seen what the word meant before: this takes its place. Otherwise it is added. */
  readonly isChange: boolean;
}

/** What the search has been taught, by words in small letters. */
export const useTaught = (isAsked: boolean) =>
  useQuery({
    queryKey: ['shop', 'taught'],
    queryFn: async () => taughtTo((await readShop()).shop),
    enabled: isAsked,
  });

const readShop = () => call(shopCalls.get);

function taughtTo({ synonyms, search_pages: pages }: ShopTexts): ReadonlyMap<string, Meaning> {
  const words = [...Object.keys(synonyms), ...Object.keys(pages)];
  return new Map(
    words.map((word) => [
      word.toLowerCase(),
      { meanings: synonyms[word] ?? [], page: pages[word] ?? '' },
    ]),
  );
}

/** Says to the search of the shop what a word means. A change to nothing: it forgets the word. */
export const useTeach = (onDone: (lesson: Lesson) => void) =>
  useChange(teach, { onDone: (_, lesson) => onDone(lesson), makesOld: [['shop']] });

async function teach({ word, isChange, ...lesson }: Lesson) {
  const { shop, version } = await readShop();
  const { synonyms, search_pages: pages } = shop;
  const before = isChange ? undefined : taughtTo(shop).get(word);
  const meanings = [...new Set([...(before?.meanings ?? []), ...lesson.meanings])];
  const change = {
    synonyms: withWord(synonyms, word, meanings),
    search_pages: withWord(pages, word, lesson.page || (before?.page ?? '')),
  };
  await call(shopCalls.save, { body: { version, change } });
}

/** The words with another value of one of them, however it is spelled there; without it, where the value is empty. */
function withWord<Value extends { readonly length: number }>(
  words: Readonly<Record<string, Value>>,
  word: string,
  value: Value,
): Record<string, Value> {
  const others = Object.entries(words).filter(([one]) => one.toLowerCase() !== word);
  return Object.fromEntries(value.length > 0 ? [...others, [word, value]] : others);
}
