import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import az from 'az';
import { isLatin, isNumber, wordsOf } from './words.ts';

/** The dictionary forms of a word. Several where it can be several words; the word itself where it is no Russian one. */
export type LemmasOf = (word: string) => readonly string[];

/** As many different words as a shop of a hundred thousand variants has; then the memory begins anew. */
const REMEMBERED = 50_000;

let loading: Promise<LemmasOf> | undefined;

/** Loads the dictionary of OpenCorpora once: 50 MB and most of a second. */
export function loadLemmas(): Promise<LemmasOf> {
  loading ??= initDictionary().then(() => remember(findLemmas));
  return loading;
}

function initDictionary(): Promise<void> {
  const library = createRequire(import.meta.url).resolve('az');
  return new Promise((resolve, reject) => {
    az.Morph.init(join(dirname(library), '../dicts'), (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

function remember(find: LemmasOf): LemmasOf {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word) ?? find(word);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

function findLemmas(word: string): readonly string[] {
  if (isLatin(word) || isNumber(word)) return [word];
  const parses = az.Morph(word, { typos: 0 });
  const certain = parses.filter(({ parser }) => parser === 'Dictionary');
  const chosen = certain.length > 0 ? certain : parses.slice(0, 1);
  const lemmas = chosen.flatMap((parse) => wordsOf(parse.normalize().word ?? ''));
  return lemmas.length > 0 ? [...new Set(lemmas)] : [word];
}
