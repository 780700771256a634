/** Transliteration of Latin letters to Russian ones, longest first. */
const letters: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ...[...'абвгдезийклмнопрстуфхцы'].map(
    (russian, index) => [[...'abvgdeziiklmnoprstufhcy'][index] ?? '', russian] as const,
  ),
  ['j', 'й'],
  ['q', 'к'],
  ['w', 'в'],
  ['x', 'кс'],
];

/** The Russian words that a transliterated word can stand for. */
export function fromTranslit(word: string): string[] {
  let rest = word;
  let russian = '';
  while (rest !== '') {
    const [latin = '', letter] = letters.find(([one]) => one && rest.startsWith(one)) ?? [];
    russian += letter ?? '';
    rest = rest.slice(latin.length || 1);
  }
  // 'krovat' has no soft sign; 'krovaty' writes it as y.
  return [
    ...new Set([
      russian,
      `${russian}ь`,
      russian.replace(/ы$/, 'ь'),
      russian.replace(/и(?=[аеоуэюя])/g, 'ь'),
    ]),
  ];
}
