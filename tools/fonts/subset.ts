import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packaged = {
  cyrillic: '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  latin: '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  latinExtended: '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2',
};

const lettersFrom = (first: string, last: string) => {
  const start = first.codePointAt(0) ?? 0;
  const count = (last.codePointAt(0) ?? 0) - start + 1;
  return String.fromCodePoint(...Array.from({ length: count }, (_, at) => start + at));
};

/** What is preloaded; `tokens/fonts.css` names the same letters, and the whole parts of the font for all others. */
export const letterFiles = [
  {
    file: 'src/tokens/fonts/golos-text-russian.woff2',
    source: packaged.cyrillic,
    letters: `${lettersFrom('А', 'я')}Ёё№`,
  },
  {
    file: 'src/tokens/fonts/golos-text-ascii.woff2',
    source: packaged.latin,
    letters: `${lettersFrom(' ', '~')}\u00a0©«°²³·»×–—‘’“”„•…−`,
  },
  {
    file: 'src/tokens/fonts/golos-text-rouble.woff2',
    source: packaged.latinExtended,
    letters: '₽',
  },
];

/** The capitals of icons. They are TrueType, which `sharp` reads on every machine. */
export const capitalFiles = [
  {
    file: 'src/modules/brand/drawing/capitals-cyrillic.ttf',
    source: packaged.cyrillic,
    letters: `${lettersFrom('А', 'Я')}Ё`,
  },
  {
    file: 'src/modules/brand/drawing/capitals-latin.ttf',
    source: packaged.latin,
    letters: `${lettersFrom('A', 'Z')}${lettersFrom('0', '9')}`,
  },
];

export const capitals = (source: string, letters: string): Promise<Buffer> =>
  subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
    keepFeatures: [],
  });

/** The font with these letters and the weights the shop has, as woff2; its figures still stand in columns. */
export const subset = (source: string, letters: string): Promise<Buffer> =>
  subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  });
