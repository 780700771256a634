/** Parts of words that name a colour, and its hex code. In order of precedence: the exact decor before the species, the species before the colour. */
export const colourWords: readonly (readonly [word: RegExp, hex: string])[] = [
  [/сонома/, '#d0b48a'],
  [/вотан/, '#b88a55'],
  [/крафт/, '#b98d5c'],
  [/белён|белен|выбелен/, '#e3d6c0'],
  [/венге/, '#45342d'],
  [/орех/, '#7d563a'],
  [/дуб/, '#c19a66'],
  [/ясен/, '#d9c4a1'],
  [/сосн/, '#e0bd86'],
  [/бук(?!л)/, '#cf9f6e'],
  [/бер[её]з/, '#e2cda6'],
  [/вишн/, '#8f4a34'],
  [/ротанг|бамбук|джут/, '#c9a873'],
  [/бел|снежн/, '#f5f2ec'],
  [/молоч|слонов|ваниль|сливоч|айвори/, '#f0e7d7'],
  [/антрацит/, '#43464a'],
  [/графит/, '#505356'],
  [/ч[её]рн/, '#332f2c'],
  [/изумруд/, '#2f5f4c'],
  [/олив|фисташ|шалфе/, '#8b9274'],
  [/мят/, '#a9c2b0'],
  [/хвойн|зел[её]н/, '#4d6b57'],
  [/голуб|небесн/, '#a3bac6'],
  [/бирюз/, '#4d8a8a'],
  [/слив|ежевич/, '#6d4f5f'],
  [/син|индиго/, '#3b5470'],
  [/горчи|охр|ж[её]лт/, '#c89b45'],
  [/терракот|кирпич|рыж|оранж/, '#b4643c'],
  [/бордо|винн|марсал/, '#7a3b3d'],
  [/красн/, '#a84438'],
  [/пудр|роз/, '#d8b1a6'],
  [/лаванд|сирен|фиолет/, '#9a8cab'],
  [/латун|золот|бронз/, '#b8935a'],
  [/медь|медн/, '#b5754f'],
  [/хром|сталь|нерж|никел|серебр|алюмин/, '#bdbcb8'],
  [/шокол|кофе/, '#5f4536'],
  [/коричн|табак|коньяк/, '#845a3c'],
  [/капуч|мокко|какао|латте/, '#b59a80'],
  [/беж|песоч|льн|крем|верблю/, '#d8c8ae'],
  [/камен|бетон|мрамор/, '#c9c4bb'],
  [/сер|дымч|пепел/, '#a19d97'],
  [/дерев|массив|шпон|фанер|мдф|лдсп/, '#cda877'],
  [/пластик|металл|чугун/, '#56524e'],
];

/** Colours in the words of foreign suppliers, and those that the parts of words do not have. */
const wholeWords: Readonly<Record<string, string>> = {
  white: '#f5f2ec',
  black: '#332f2c',
  grey: '#a19d97',
  gray: '#a19d97',
  beige: '#d8c8ae',
  brown: '#845a3c',
  blue: '#3b5470',
  green: '#4d6b57',
  red: '#a84438',
  yellow: '#c89b45',
  orange: '#b4643c',
  pink: '#d8b1a6',
  purple: '#9a8cab',
  oak: '#c19a66',
  walnut: '#7d563a',
  wenge: '#45342d',
  anthracite: '#43464a',
  graphite: '#505356',
  cream: '#f0e7d7',
  хаки: '#7c7a58',
  тауп: '#a3958a',
  'топлёное молоко': '#eadcc4',
};

const starting = colourWords.map(
  ([word, hex]) => [new RegExp(`(?<!\\p{L})(?:${word.source})`, 'u'), hex] as const,
);

/** The hex code of a colour by its name, «дуб сонома», «Dark grey»; undefined if no word of it is known. */
export function hexOfColour(name: string): string | undefined {
  const lower = name.toLowerCase();
  const words = lower.match(/\p{L}+/gu) ?? [];
  const whole = words.map((word) => wholeWords[word]).find((hex) => hex !== undefined);
  return wholeWords[lower.trim()] ?? starting.find(([word]) => word.test(lower))?.[1] ?? whole;
}
