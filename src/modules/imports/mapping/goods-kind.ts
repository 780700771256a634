import { cached } from './cached.ts';

/**
 * The kinds of goods that labels mean different things for. `upright` things are higher than wide or deep, `other` includes what
 * is not known.
 */
export type GoodsKind = 'bed' | 'mattress' | 'rug' | 'textile' | 'set' | 'upright' | 'other';

/** Words by which a name says what the thing is. In a name the first of them counts: «Кресло-кровать» is an armchair. */
const words: readonly (readonly [GoodsKind, string])[] = [
  ['bed', 'кроват|кушетк|раскладушк'],
  ['mattress', 'матрас|матрац|наматрас|топпер'],
  ['rug', 'ков[её]р|ковр|палас|циновк'],
  [
    'textile',
    'постельн|кпб|покрывал|плед|простын|наволоч|пододеяльник|штор|занавес|тюл|полотен|скатерт|одеял|подушк|текстил',
  ],
  ['set', 'комплект|набор|гарнитур|обеденн\\p{L}* групп|стенк'],
  ['upright', 'стул|табурет|шкаф|пенал|стеллаж|витрин'],
  [
    'other',
    'диван|кресл|стол|комод|тумб|пуф|банкет|скам|полк|прихож|кухн|тахт|зеркал|светильник|люстр|ламп|чехол',
  ],
];
const patterns = words.map(
  ([kind, all]) => [kind, new RegExp(`(?<!\\p{L})(?:${all})`, 'iu')] as const,
);

/** Where the noun of a name ends: «Подушка | для дивана», «Кровать | с матрасом». */
const behindNoun = /\s(?:для|под|с|со|из|к|на|от|без)\s|[«"(]/i;

/** Categories repeat, names of goods do not. */
const kindOfCategory = cached(kindNamedBy);

function kindNamedBy(text: string): GoodsKind | undefined {
  const noun = text.split(behindNoun, 1)[0] ?? '';
  let first = { place: Number.POSITIVE_INFINITY, kind: undefined as GoodsKind | undefined };
  for (const [kind, pattern] of patterns) {
    const place = noun.search(pattern);
    if (place >= 0 && place < first.place) first = { place, kind };
  }
  // A set of bed linen is linen.
  const isLinen = first.kind === 'set' && patterns[3]?.[1].test(noun);
  return isLinen ? 'textile' : first.kind;
}

/**
 * The kind of a thing by its name, else by the names of its category and of those above it. A set of a textile category is
 * textile: «Комплект «Лаванда»».
 */
export function goodsKind(name: string, categories: readonly string[]): GoodsKind {
  const own = kindNamedBy(name);
  if (own !== undefined && own !== 'set') return own;
  const kinds = categories.flatMap((category) => kindOfCategory(category) ?? []);
  return own === 'set' && kinds[0] !== 'textile' ? 'set' : (kinds[0] ?? 'other');
}
