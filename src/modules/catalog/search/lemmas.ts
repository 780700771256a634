import az from 'az';
import { loadDictionary } from './dictionary.ts';
import { isLatin, isNumber, wordsOf } from './words.ts';

/** The lemmas of a word. An ambiguous word has several; a word that is not Russian is its own lemma. */
export type LemmasOf = (word: string) => readonly string[];

/** Cache limit: the number of different words in a shop of a hundred thousand variants. A full cache is cleared. */
const CACHE_SIZE = 50_000;

let loading: Promise<LemmasOf> | undefined;

/** Loads the dictionary once: 30 MB. */
export function loadLemmas(): Promise<LemmasOf> {
  loading ??= loadDictionary().then(() => cached(findLemmas));
  return loading;
}

function cached(find: LemmasOf): LemmasOf {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const found = known.get(word) ?? find(word);
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(word, found);
    return found;
  };
}

function findLemmas(word: string): readonly string[] {
  if (isLatin(word) || isNumber(word)) return [word];
  const parses = az.Morph(word, { typos: 0 });
  const certain = parses.filter(({ parser }) => parser === 'Dictionary');
  const chosen =
    certain.length > 0 ? certain : parses.slice(0, isCompound(word, parses[0]) ? 3 : 1);
  const lemmas = chosen
    .flatMap((parse) => wordsOf(parse.normalize().word ?? ''))
    .map((lemma) => (certain.length > 0 ? lemma : withBeginning(word, lemma)));
  return lemmas.length > 0 ? [...new Set(lemmas)] : [word];
}

/** Whether the dictionary knows only the end of an unknown word, which may be read in several ways. */
const isCompound = (
  word: string,
  parse: ReturnType<typeof az.Morph>[number] | undefined,
): boolean => parse !== undefined && word.indexOf((parse.normalize().word ?? '').slice(0, 4)) > 0;

/** The dictionary reads an unknown compound as its end: «односпальная» would be «спальный». The beginning is put back. */
function withBeginning(word: string, lemma: string): string {
  const at = word.indexOf(lemma.slice(0, 4));
  return at > 0 ? word.slice(0, at) + lemma : lemma;
}
