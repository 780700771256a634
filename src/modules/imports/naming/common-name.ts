import { carefulEnd, isModel, keyOf, seriesIn, tidy, wordsOf } from './words.ts';

/**
 * What the names of a group have in common: their common beginning, and behind a bare noun the models that all of them
 * have: «Диван 2-местный Волга» and «Диван 3-местный Волга» are «Диван Волга». Empty if they have nothing in common.
 */
export function commonName(names: readonly string[][]): { name: string; isBare: boolean } {
  const [first = []] = names;
  if (names.length < 2) return { name: first.join(' '), isBare: false };
  const shared = commonBeginning(names);
  const next = names.map((words) => words[shared] ?? '');
  const end = carefulEnd(first, shared, next);
  const beginning = first.slice(0, end);
  if (beginning.length === 0) return { name: capitalised(commonEnd(names)), isBare: false };
  if (beginning.slice(1).some(isModel)) return { name: tidy(beginning.join(' ')), isBare: false };
  const models = commonModels(names.map((words) => words.slice(end)));
  const isWhole = names.every((words) => words.length === end);
  return {
    name: tidy([...beginning, ...models].join(' ')),
    isBare: models.length === 0 && !isWhole,
  };
}

/** The common name, without names that have nothing in common with more than half of the group. */
export function commonNameOfMost(names: readonly string[][]): ReturnType<typeof commonName> {
  const ofAll = commonName(names);
  if (ofAll.name !== '' || names.length < 3) return ofAll;
  const alike = [...Map.groupBy(names, ([noun = '']) => keyOf(noun)).values()];
  const most = alike.find(({ length }) => length * 2 > names.length);
  return most ? commonName(most) : ofAll;
}

function commonBeginning(names: readonly string[][]): number {
  const [first = [], ...others] = names;
  const end = first.findIndex((word, index) =>
    others.some((name) => keyOf(name[index] ?? '') !== keyOf(word)),
  );
  return end === -1 ? first.length : end;
}

/** The models and series that stand in every rest, in the order of the first. */
function commonModels([first = [], ...others]: readonly string[][]): string[] {
  const known = others.map(
    (words) => new Set(words.flatMap((word) => [keyOf(word), keyOf(seriesIn(word) ?? word)])),
  );
  const isInAll = (word: string) => known.every((words) => words.has(keyOf(word)));
  return first.flatMap((word) => {
    if (!isModel(word)) return [];
    if (isInAll(word)) return [word];
    const series = seriesIn(word);
    return series !== undefined && isInAll(series) ? [series] : [];
  });
}

/** The common end of names that begin with what differs: «стол Лира» of «Белый стол Лира» and «Чёрный стол Лира». */
function commonEnd(names: readonly string[][]): string {
  const turned = names.map((words) => words.toReversed());
  const count = commonBeginning(turned);
  const words = turned[0]?.slice(0, count).toReversed() ?? [];
  const isName = words.some((word) => /\p{L}{3,}/u.test(word)) && !/^\d/.test(words[0] ?? '');
  return isName ? tidy(words.join(' ')) : '';
}

const capitalised = (text: string): string => {
  const [first = '', ...others] = wordsOf(text);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ');
};
